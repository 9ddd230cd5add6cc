/** Saving and loading a company with 300 MB of files, and the browser's memory meanwhile. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { newContext, openApp, type Part } from './bench.ts'
import { upload } from './files.ts'
import { peakMB } from './memory.ts'
import { logIn } from './products.ts'
import type { Result } from './report.ts'

const MB = 300
const files = 3

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  const memory = await peakMB(work)
  return { ms: performance.now() - start, memory }
}

const rows = (what: string, { ms, memory }: Awaited<ReturnType<typeof timed>>): Result[] => [
  { what: `${MB} MB ${what}`, value: (MB / ms) * 1000, unit: 'MB/s' },
  ...(memory
    ? [
        {
          what: `${MB} MB ${what}, peak RSS of the browser (/proc)`,
          value: memory.peak,
          unit: 'MB',
          against: { what: 'before', value: memory.before },
        } as const,
      ]
    : []),
]

export const state: Part = async ({ browser, app, tempDir }) => {
  const filled = await newContext(browser)
  const source = await openApp(filled, app)
  await logIn(source, 'panel')
  for (let i = 0; i < files; i += 1) await upload(source, MB / files)
  // The uploads' memory is not the tool's.
  await source.goto(`${app}/demo#datos`)
  await source.getByRole('heading', { name: 'Lo que cambió' }).waitFor()
  const file = join(tempDir(), 'estado.vidriera.zip')
  const saving = await timed(async () => {
    const download = source.waitForEvent('download', { timeout: 120_000 })
    await source.getByRole('button', { name: 'Guardar como archivo' }).click()
    await (await download).saveAs(file)
  })
  if (statSync(file).size < MB * 1024 * 1024) throw new Error(`${statSync(file).size} bytes`)
  await filled.close()

  const empty = await newContext(browser)
  const target = await openApp(empty, app)
  await target.goto(`${app}/demo#datos`)
  await target.getByRole('heading', { name: 'Lo que cambió' }).waitFor()
  const loading = await timed(async () => {
    await target.getByLabel('Archivo de estado').setInputFiles(file)
    await target.getByRole('button', { name: 'Cargar y reemplazar todo' }).click({ timeout: 120_000 })
    await target.getByText(/^Cargado:/).waitFor({ timeout: 120_000 })
  })
  const again = await timed(async () => {
    await target.getByRole('button', { name: 'Empezar todo de nuevo…' }).click()
    await target.getByRole('button', { name: 'Empezar de nuevo', exact: true }).click()
    await target.getByText('Los datos son los del primer día.').waitFor({ timeout: 120_000 })
  })
  await empty.close()
  return [
    ...rows('saved as a file', saving),
    ...rows('opened from a file', loading),
    ...rows('into a restore point, and begun anew', again),
  ]
}
