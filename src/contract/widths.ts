/** The widths in px of a picture's smaller copies. `ancho` gets the next width that is at least as large. */
export const widths = [400, 800, 1600] as const
