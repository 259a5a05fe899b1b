/// The published schema of the vector files, JSON Schema draft 2020-12.
package enum VectorSchema {
  /// The text of the file.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "reorder-vectors-1.json",
      "title": "Test vectors for reordering items in lists",
      "type": "object",
      "properties": {
        "suite": {"const": "reorder"},
        "schema": {"const": "reorder-vectors-1.json"},
        "numberOfTests": {"type": "integer", "minimum": 0},
        "notes": {"type": "object", "additionalProperties": {"$ref": "#/$defs/note"}},
        "testGroups": {"type": "array", "items": {"$ref": "#/$defs/group"}}
      },
      "required": ["suite", "schema", "numberOfTests", "notes", "testGroups"],
      "additionalProperties": false,
      "$defs": {
        "note": {
          "type": "object",
          "properties": {
            "kind": {"enum": ["Basic", "EdgeCase", "Rule", "Invalid", "ReportedFault"]},
            "description": {"type": "string", "minLength": 1},
            "links": {"type": "array", "items": {"type": "string"}}
          },
          "required": ["kind", "description"],
          "additionalProperties": false
        },
        "group": {
          "type": "object",
          "properties": {
            "type": {"type": "string", "minLength": 1},
            "source": {
              "type": "object",
              "properties": {"name": {"type": "string"}, "version": {"type": "string"}},
              "required": ["name", "version"],
              "additionalProperties": false
            },
            "tests": {"type": "array", "items": {"$ref": "#/$defs/test"}}
          },
          "required": ["type", "source", "tests"],
          "additionalProperties": false
        },
        "test": {
          "type": "object",
          "properties": {
            "tcId": {"type": "string", "pattern": "^[a-z-]+-[0-9]{6,}$"},
            "comment": {"type": "string"},
            "flags": {"type": "array", "items": {"type": "string"}},
            "lists": {"$ref": "#/$defs/lists"},
            "rules": {"$ref": "#/$defs/rules"},
            "operations": {"type": "array", "items": {"$ref": "#/$defs/operation"}},
            "expected": {"$ref": "#/$defs/expected"}
          },
          "required": ["tcId", "comment", "flags", "lists", "operations", "expected"],
          "additionalProperties": false
        },
        "number": {"type": "integer", "minimum": -9007199254740991, "maximum": 9007199254740991},
        "count": {"type": "integer", "minimum": 0, "maximum": 9007199254740991},
        "place": {"type": "array", "items": {"$ref": "#/$defs/number"}, "minItems": 2, "maxItems": 2},
        "places": {"type": "array", "items": {"$ref": "#/$defs/place"}},
        "twoPlaces": {"type": "array", "items": {"$ref": "#/$defs/place"}, "minItems": 2, "maxItems": 2},
        "moves": {"type": "array", "items": {"$ref": "#/$defs/twoPlaces"}},
        "lists": {"type": "array", "items": {"type": "array", "items": {"type": "string"}}},
        "rules": {
          "type": "object",
          "properties": {
            "lists": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "dragOut": {"type": "boolean"},
                  "dragWithin": {"type": "boolean"},
                  "dropIn": {"type": "boolean"},
                  "min": {"$ref": "#/$defs/count"},
                  "max": {"$ref": "#/$defs/count"},
                  "leading": {"$ref": "#/$defs/count"},
                  "trailing": {"$ref": "#/$defs/count"}
                },
                "additionalProperties": false
              }
            },
            "items": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "at": {"$ref": "#/$defs/place"},
                  "is": {"enum": ["unpickable", "fixed", "wall"]}
                },
                "required": ["at", "is"],
                "additionalProperties": false
              }
            },
            "retarget": {"enum": ["refuse", "nearest"]}
          },
          "additionalProperties": false
        },
        "batchTo": {
          "type": "object",
          "properties": {
            "gap": {"$ref": "#/$defs/place"},
            "before": {"$ref": "#/$defs/place"},
            "after": {"$ref": "#/$defs/place"},
            "start": {"$ref": "#/$defs/number"},
            "end": {"$ref": "#/$defs/number"}
          },
          "minProperties": 1,
          "maxProperties": 1,
          "additionalProperties": false
        },
        "moveTo": {
          "anyOf": [
            {"$ref": "#/$defs/batchTo"},
            {
              "type": "object",
              "properties": {"final": {"$ref": "#/$defs/place"}},
              "required": ["final"],
              "additionalProperties": false
            }
          ]
        },
        "operation": {
          "oneOf": [
            {
              "type": "object",
              "properties": {
                "op": {"const": "move"},
                "from": {"$ref": "#/$defs/place"},
                "to": {"$ref": "#/$defs/moveTo"}
              },
              "required": ["op", "from", "to"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {
                "op": {"const": "batch"},
                "items": {"$ref": "#/$defs/places"},
                "to": {"$ref": "#/$defs/batchTo"}
              },
              "required": ["op", "items", "to"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {"op": {"const": "scatter"}, "moves": {"$ref": "#/$defs/moves"}},
              "required": ["op", "moves"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {"op": {"const": "exchange"}, "places": {"$ref": "#/$defs/twoPlaces"}},
              "required": ["op", "places"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {
                "op": {"const": "insert"},
                "item": {"type": "string"},
                "gap": {"$ref": "#/$defs/place"}
              },
              "required": ["op", "item", "gap"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {"op": {"const": "remove"}, "at": {"$ref": "#/$defs/place"}},
              "required": ["op", "at"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {
                "op": {"const": "step"},
                "items": {"$ref": "#/$defs/places"},
                "key": {"type": "string"}
              },
              "required": ["op", "items", "key"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {
                "op": {"const": "session"},
                "commit": {"enum": ["live", "drop"]},
                "begin": {"$ref": "#/$defs/place"},
                "events": {"type": "array", "items": {"$ref": "#/$defs/event"}},
                "end": {"enum": ["drop", "cancel"]}
              },
              "required": ["op", "commit", "begin", "events", "end"],
              "additionalProperties": false
            }
          ]
        },
        "event": {
          "oneOf": [
            {
              "type": "object",
              "properties": {"hover": {"anyOf": [{"$ref": "#/$defs/place"}, {"type": "null"}]}},
              "required": ["hover"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {
                "op": {"const": "insert"},
                "item": {"type": "string"},
                "gap": {"$ref": "#/$defs/place"}
              },
              "required": ["op", "item", "gap"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {"op": {"const": "remove"}, "at": {"$ref": "#/$defs/place"}},
              "required": ["op", "at"],
              "additionalProperties": false
            }
          ]
        },
        "outcome": {
          "oneOf": [
            {"enum": ["unchanged", "cancelled"]},
            {
              "type": "object",
              "properties": {
                "moved": {"$ref": "#/$defs/moves"},
                "exchanged": {"$ref": "#/$defs/twoPlaces"},
                "inserted": {"$ref": "#/$defs/place"},
                "removed": {"$ref": "#/$defs/place"},
                "dropped": {"$ref": "#/$defs/twoPlaces"},
                "ended": {"const": "removed"},
                "refused": {
                  "enum": [
                    "unpickable", "fixed", "wallItem", "dragOut", "dragWithin", "dropIn",
                    "min", "max", "pinned", "fixedSlot", "slotLost", "wall"
                  ]
                }
              },
              "minProperties": 1,
              "maxProperties": 1,
              "additionalProperties": false
            }
          ]
        },
        "expected": {
          "oneOf": [
            {
              "type": "object",
              "properties": {
                "result": {"const": "valid"},
                "outcomes": {"type": "array", "items": {"$ref": "#/$defs/outcome"}},
                "lists": {"$ref": "#/$defs/lists"}
              },
              "required": ["result", "outcomes", "lists"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {
                "result": {"const": "invalid"},
                "operation": {"$ref": "#/$defs/count"},
                "reason": {"enum": ["list", "index", "duplicate", "key"]},
                "lists": {"$ref": "#/$defs/lists"}
              },
              "required": ["result", "operation", "reason", "lists"],
              "additionalProperties": false
            }
          ]
        }
      }
    }

    """#
}
