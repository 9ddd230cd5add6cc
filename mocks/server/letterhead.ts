/** The company of a store as the server shows it: in its letters and their pages, in the shell of the site and its manifest. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { house } from '../../src/brand.ts'
import { Marca } from '../../src/contract/marca.ts'
import { letterLogo } from '../../src/contract/letter.ts'
import { colour } from '../../src/build/colour.ts'
import { accentTextOf, wholePalette } from '../../src/ui/brand/colours.ts'
import { manifestWith } from '../../src/ui/brand/icon-links.ts'
import { branded } from '../../src/prerender/branded.ts'
import { fileNameOf } from '../file-types.ts'
import { storedRecord } from '../stored-record.ts'
import type { Store } from '../store/port.ts'
import type { Company } from './company.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../src/ui/tokens.css'), 'utf8')

const served = (path: string): string => `/api/getImage/${encodeURIComponent(fileNameOf(path))}`

/** Who the company is; null while nobody has saved it. */
const marcaIn = async (store: Store): Promise<Marca | null> => {
  const [row] = await store.rows('marca').all()
  return row ? storedRecord(Marca, row) : null
}

/** The uploaded logo. The build has a picture of the house's (src/build/icons.ts), which stands for no other company. */
const logoIn = async (store: Store, marca: Marca | null): Promise<string> => {
  if (marca === null) return letterLogo
  const [logos] = await store.rows('logos').all()
  return typeof logos?.navbar === 'string' && logos.navbar !== '' ? served(logos.navbar) : ''
}

export const letterheadIn = async (store: Store): Promise<Company> => {
  const marca = await marcaIn(store)
  const palette = wholePalette(marca ?? house, tokens)
  return {
    name: (marca ?? house).nombre,
    colours: {
      accent: palette.acento,
      accentText: accentTextOf(palette, tokens),
      onAccent: colour('--white'),
      ink: palette.tinta,
      page: palette.fondoClaro,
      around: palette.fondoOscuro,
    },
    logo: await logoIn(store, marca),
  }
}

/** How the files of a build that name the company are changed, so that they name that of a store. */
export const brandedFiles = (store: Store) => {
  const file =
    (change: (text: string, marca: Marca) => string) =>
    async (text: string): Promise<string> => {
      const marca = await marcaIn(store)
      return marca ? change(text, marca) : text
    }
  const page = file((text, marca) => branded(text, marca, tokens, served))
  const manifest = file((text, marca) => JSON.stringify(manifestWith(JSON.parse(text), marca, served)))
  return (name: string) => (name.endsWith('.html') ? page : name === '/manifest.webmanifest' ? manifest : undefined)
}
