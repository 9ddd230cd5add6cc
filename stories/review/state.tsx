import { fn } from 'storybook/test'
import { seed } from '#mocks/seed/index.ts'
import { getFileName } from '#mocks/file-types.ts'
import type { Company } from '#contract/company.ts'
import type { Doors, Outcome } from '#review/state/doors.ts'
import { parseStateUrl } from '#review/state/offered.ts'
import { saveCompany } from '#mocks/company/format/save.ts'
import { State } from '#review/state/State.tsx'
import { createCompany } from '#review/state/testing.ts'
import { Sheet } from './beside.tsx'

/** The demo as it comes, with some tables of its own. */
export const companyWith = (
  tables: Record<string, readonly object[]> = {},
  files: Company['files'] = new Map(),
): Company => {
  const archivosGuardados = [
    ...seed.files.map((asset) => ({ name: getFileName(asset), type: 'image/png', asset })),
    ...[...files].map(([name, { type, size }]) => ({ name, type, size })),
  ]
  return createCompany({ ...seed.tables, ...tables, archivosGuardados }, files)
}

export const lived = companyWith(
  {
    productos: [
      ...seed.tables.productos
        .slice(1)
        .map((row, at) => ({ ...row, ...(at < 3 && { nombre: `Otro ${at}`, version: 5 }) })),
      ...[90, 91].map((id) => ({ ...seed.tables.productos[0], id })),
    ],
    novedades: seed.tables.novedades.slice(2),
    salida: [{ id: 1 }, { id: 2 }],
    papelera: [{ id: 1 }, { id: 2 }, { id: 3 }],
  },
  new Map([
    ['foto.jpg', new Blob([new Uint8Array(2_400_000)], { type: 'image/jpeg' })],
    ['lista.pdf', new Blob([new Uint8Array(90_000)], { type: 'application/pdf' })],
  ]),
)

export const waits = <T,>(): Promise<T> => new Promise(() => undefined)

/** Doors without a browser behind them; a story passes the doors that matter to it. */
const doors = (some: Partial<Doors> = {}): Doors => ({
  build: 'DpaJBnkZ',
  company: () => Promise.resolve(lived),
  read: () => Promise.resolve(lived),
  seed: () => Promise.resolve(seed),
  asset: () => Promise.resolve(undefined),
  staying: () => Promise.resolve({ comments: 3, marks: 2 }),
  ask: fn(() => Promise.resolve<Outcome>({ done: true })),
  wayBack: () => Promise.resolve({ antes: 'una carga masiva', creado: '2026-11-22T12:30:00Z', company: lived }),
  fetchFile: async (address) => {
    parseStateUrl(address)
    return savedFile()
  },
  onWritten: () => () => undefined,
  ...some,
})

export const savedFile = async (): Promise<File> => {
  const { file } = await saveCompany(lived, {
    build: 'DpaJBnkZ',
    now: new Date('2026-11-20T15:04:00Z'),
    accounts: false,
    asset: () => Promise.resolve(undefined),
  })
  return new File([file], 'para-ventas.vidriera.zip')
}

/** The tool as wide as in the sheet. */
export const InSheet = ({ width, ...some }: Partial<Doors> & { width?: number }) => (
  <Sheet {...(width !== undefined && { width })}>
    <State doors={doors(some)} />
  </Sheet>
)
