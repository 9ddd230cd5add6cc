/** Generates the demo's downloads and price lists from the seed. Running it again changes nothing. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { archivos } from './archivos.ts'
import { catalogo } from './files/catalogo.ts'
import { fichaBulones, guiaAnclajes, paresDeApriete } from './files/fichas.ts'
import { mediaPath } from './files/formats.ts'
import { anclajesYHerrajes, bulonesYTornillos, general, julio, mayorista, tuercasYArandelas } from './files/listas.ts'
import { codigosXlsx, listaXlsx, pedidoXlsx } from './files/planillas.ts'
import { listaPdf } from './files/precios-pdf.ts'

/** By archivo id. */
const makers: Record<number, () => Promise<Buffer>> = {
  1: catalogo,
  2: fichaBulones,
  3: paresDeApriete,
  4: guiaAnclajes,
  5: codigosXlsx,
  6: pedidoXlsx,
  7: () => listaPdf(general),
  8: () => listaXlsx(general),
  9: () => listaPdf(bulonesYTornillos),
  10: () => listaPdf(tuercasYArandelas),
  11: () => listaPdf(anclajesYHerrajes),
  12: () => listaXlsx(mayorista),
  13: () => listaPdf(julio),
  14: () => listaXlsx(julio),
}

mkdirSync(mediaPath('descargas'), { recursive: true })
mkdirSync(mediaPath('listas'), { recursive: true })

for (const { id, file, peso } of archivos) {
  const make = makers[id]
  if (!make) throw new Error(`archivos.ts has id ${id}, which nothing here makes`)
  const bytes = await make()
  writeFileSync(mediaPath(file), bytes)
  const size = (bytes.length / 1024).toFixed(2)
  console.log(`${size.padStart(8)} KB  ${file}`)
  if (size !== peso) {
    console.error(`  archivos.ts says ${peso} for id ${id}: write '${size}'`)
    process.exitCode = 1
  }
}
