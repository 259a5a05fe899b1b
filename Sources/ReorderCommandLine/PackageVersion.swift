/// The version of the package, for `--version` and for files.
package let packageVersion = "0.1.0"
