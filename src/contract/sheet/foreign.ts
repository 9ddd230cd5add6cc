/** Files that are neither a CSV nor an XLSX, whatever their names: what each is, and what to do with it. Nothing of them is read. */

const asXlsx = 'abrila en Excel y guardala como XLSX.'
export const hasPassword = 'tiene contraseña: abrila en Excel, quitásela y guardala como XLSX.'
const isOldXls = `es un XLS viejo: ${asXlsx}`
/** The parts of an old document that tell what it is; its directory has their names in UTF-16. */
const oldParts: readonly (readonly [name: string, reason: string])[] = [
  ['EncryptedPackage', hasPassword],
  ['WordDocument', 'es un documento de Word: copiá la tabla a Excel y guardala como XLSX.'],
  ['PowerPoint Document', 'es una presentación: copiá la tabla a Excel y guardala como XLSX.'],
]

/** The first four bytes, in hexadecimal. */
const signatures: readonly (readonly [form: RegExp, reason: string])[] = [
  // The records of workbooks before 1995; a tab may begin a text in UTF-16.
  [/^090[0248]0[468]00/, isOldXls],
  [/^(?:1f8b08|52617221|377abcaf)/, 'está comprimida: abrí el archivo comprimido y elegí la planilla de adentro.'],
]

/** The beginnings of texts. */
const starts: readonly (readonly [form: RegExp, reason: string])[] = [
  [/^%PDF/, 'es un PDF: pedí la planilla, o copiá la tabla a Excel y guardala como XLSX.'],
  [/^\{\\rtf/, 'es un documento de texto (RTF): copiá la tabla a Excel y guardala como XLSX.'],
  [
    /^(?:\xEF\xBB\xBF)?\s*<\?xml[^>]*>[^]*urn:schemas-microsoft-com:office:spreadsheet/,
    `es un XML con nombre de planilla: ${asXlsx}`,
  ],
  [
    /^(?:\xEF\xBB\xBF)?\s*(?:<!--[^]*?-->\s*)*(?:<(?:!doctype\s+html|html|head|meta|style|body|table|tr|div|center|font)\b|MIME-Version:)/i,
    `es una página web con nombre de planilla: ${asXlsx}`,
  ],
  [/^(?:\xEF\xBB\xBF)?\s*<\?xml\s/, `es un XML: ${asXlsx}`],
]

/** The signs of the beginning, where some programs write whole styles before the first table. */
const looked = 4096
const toLatin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** Why a file that is no zip is no sheet; undefined for a text. */
export const describeForeign = (bytes: Uint8Array): string | undefined => {
  const signature = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const start = toLatin1(bytes.subarray(0, looked))
  if (signature !== 'd0cf11e0')
    return (signatures.find(([form]) => form.test(signature)) ?? starts.find(([form]) => form.test(start)))?.[1]
  const whole = toLatin1(bytes)
  return oldParts.find(([name]) => whole.includes(Array.from(name).join('\0')))?.[1] ?? isOldXls
}

/** Why a zip without the parts of a workbook is none, by the names of its parts. */
export const describeZip = (names: readonly string[]): string | undefined => {
  const has = (form: RegExp) => names.some((name) => form.test(name))
  if (has(/^content\.xml$/)) return 'es una planilla de LibreOffice (ODS): guardala como XLSX.'
  if (has(/^xl\/workbook\.bin$/i)) return `es un XLSB: ${asXlsx}`
  if (has(/^Index\/.*\.iwa$/)) return 'es una planilla de Numbers: exportala como Excel.'
  if (has(/^word\//i)) return 'es un documento de Word: copiá la tabla a Excel y guardala como XLSX.'
  return has(/\.(?:xlsx?|csv)$/i)
    ? 'está comprimida: abrí el archivo comprimido y elegí la planilla de adentro.'
    : undefined
}
