import { fn } from 'storybook/test'
import { seed } from '../../mocks/seed/index.ts'
import { fileNameOf } from '../../mocks/file-types.ts'
import type { Company } from '../../src/contract/company.ts'
import type { Doors, Outcome } from '../../src/review/state/doors.ts'
import { addressOf } from '../../src/review/state/offered.ts'
import type { Point } from '../../src/review/state/points.ts'
import { saveCompany } from '../../mocks/company/format/save.ts'
import { State } from '../../src/review/state/State.tsx'
import { companyOf } from '../../src/review/state/testing.ts'
import { Sheet } from './beside.tsx'

/** The demo as it comes, with some tables of its own. */
export const companyWith = (
  tables: Record<string, readonly object[]> = {},
  files: Company['files'] = new Map(),
): Company => {
  const archivosGuardados = [
    ...seed.files.map((asset) => ({ name: fileNameOf(asset), type: 'image/png', asset })),
    ...[...files].map(([name, { type, size }]) => ({ name, type, size })),
  ]
  return companyOf({ ...seed.tables, ...tables, archivosGuardados }, files)
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

/** Restore points of earlier builds. */
export const somePoints: readonly Point[] = [
  { id: 2, nombre: 'Antes de cargar estado-para-ventas.vidriera.zip', registros: 231, bytes: 0 },
  { id: 1, nombre: 'Así lo vio Compras', registros: 10_231, bytes: 312_000_000 },
].map((some) => ({ ...some, creado: '2026-11-22T12:30:00Z', copias: {} }))

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
  points: () => Promise.resolve([]),
  readPoint: () => Promise.resolve(lived),
  forgetPoints: () => Promise.resolve(),
  fetchFile: async (address) => {
    addressOf(address)
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
