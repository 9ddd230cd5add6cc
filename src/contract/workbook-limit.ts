const mega = 1024 * 1024

/** How much a workbook may unfold into: some 200,000 rows. */
export const workbookLimit = 64 * mega

/** The message for a workbook beyond the limit. */
export const workbookTooLarge = `La planilla es demasiado grande: al abrirla ocupa más de ${workbookLimit / mega} MB. Guardala en partes, o sin las hojas y filas que sobran.`
