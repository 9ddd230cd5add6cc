/** How wide, in px, a picture is made beside its original: of what `ancho` asks for the next of them. */
export const widths = [400, 800, 1600] as const
