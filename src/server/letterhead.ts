/** The company of a store as the server shows it: in its letters and their pages, in the shell of the site and its manifest. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { house } from '../brand.ts'
import { Marca } from '#contract/marca.ts'
import { letterLogo } from '#contract/letter.ts'
import { colour } from '#build/colour.ts'
import { drawHomeIcon } from '#build/icons.ts'
import { getAccentTextColour, wholePalette } from '#ui/brand/colours.ts'
import { manifestWith } from '#ui/brand/icon-links.ts'
import { branded } from '#prerender/branded.ts'
import { getFileName } from '#mocks/file-types.ts'
import { storedRecord } from '#mocks/stored-record.ts'
import type { Store } from '#mocks/store/port.ts'
import type { Company } from './company.ts'

const tokens = readFileSync(join(import.meta.dirname, '../ui/tokens.css'), 'utf8')

const served = (path: string): string => `/api/getImage/${encodeURIComponent(getFileName(path))}`

/** Who the company is; null while nobody has saved it. */
const readMarca = async (store: Store): Promise<Marca | null> => {
  const [row] = await store.rows('marca').getAll()
  return row ? storedRecord(Marca, row) : null
}

/** The uploaded logo. The build has a picture of the house's (src/build/icons.ts), which stands for no other company. */
const findLogo = async (store: Store, marca: Marca | null): Promise<string> => {
  if (marca === null) return letterLogo
  const [logos] = await store.rows('logos').getAll()
  return typeof logos?.navbar === 'string' && logos.navbar !== '' ? served(logos.navbar) : ''
}

export const readLetterhead = async (store: Store): Promise<Company> => {
  const marca = await readMarca(store)
  const palette = wholePalette(marca ?? house, tokens)
  return {
    name: (marca ?? house).nombre,
    colours: {
      accent: palette.acento,
      accentText: getAccentTextColour(palette, tokens),
      onAccent: colour('--white'),
      ink: palette.tinta,
      page: palette.fondoClaro,
      around: palette.fondoOscuro,
    },
    logo: await findLogo(store, marca),
  }
}

/** How the files of a build that name the company are changed, so that they name that of a store. */
export const brandedFiles = (store: Store) => {
  const file =
    (change: (text: string, marca: Marca) => Promise<string>) =>
    async (text: string): Promise<string> => {
      const marca = await readMarca(store)
      return marca ? change(text, marca) : text
    }
  const page = file(async (text, marca) => branded(text, marca, tokens, served, await drawHomeIcon(marca, 180)))
  const manifest = file(async (text, marca) =>
    JSON.stringify(manifestWith(JSON.parse(text), marca, served, await drawHomeIcon(marca, 512))),
  )
  return (name: string) => (name.endsWith('.html') ? page : name === '/manifest.webmanifest' ? manifest : undefined)
}
