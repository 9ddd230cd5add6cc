import { textColours } from '#ui/text-colours.ts'

interface Tool {
  readonly format: string
  readonly value?: string | number
  readonly label: string
}

const groups: readonly (readonly Tool[])[] = [
  [
    { format: 'header', value: 2, label: 'Encabezado' },
    { format: 'header', value: 3, label: 'Encabezado menor' },
  ],
  [
    { format: 'bold', label: 'Negrita' },
    { format: 'italic', label: 'Cursiva' },
    { format: 'underline', label: 'Subrayado' },
  ],
  [
    { format: 'color', value: textColours.black, label: 'Texto negro' },
    { format: 'color', value: textColours.red, label: 'Texto rojo' },
  ],
  [
    { format: 'list', value: 'bullet', label: 'Viñetas' },
    { format: 'list', value: 'ordered', label: 'Numeración' },
    { format: 'blockquote', label: 'Cita' },
  ],
  [
    { format: 'align', value: 'center', label: 'Centrado' },
    { format: 'align', value: 'right', label: 'A la derecha' },
  ],
  [
    { format: 'link', label: 'Enlace' },
    { format: 'clean', label: 'Quitar formato' },
  ],
]

/** The toolbar in Quill's own notation; Quill draws and binds the buttons. */
export const toolbar = groups.map((group) =>
  group.map(({ format, value }) => (value === undefined ? format : { [format]: value })),
)

/** The labels of these buttons, in their order; Quill's own are English. */
export const toolNames = groups.flat().map(({ label }) => label)
