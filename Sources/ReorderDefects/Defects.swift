import Reorder
