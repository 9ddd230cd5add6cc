/** Upload and download of a private 200 MB file, and the browser's memory meanwhile. */
import type { Page } from 'playwright'
import { newContext, openApp, type Part } from './bench.ts'
import { peakMB } from './memory.ts'
import { logIn } from './products.ts'
import { median, type Result } from './report.ts'

const MB = 200
const times = 3

/** Uploads random bytes, since a compressing disk would flatter others. Returns the file's id and the time. */
export const upload = (page: Page, of: number) =>
  page.evaluate(async (megabytes) => {
    const block = () => {
      const bytes = new Uint8Array(1024 * 1024)
      for (let at = 0; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
      return bytes
    }
    const form = new FormData()
    form.append('file', new File(Array.from({ length: megabytes }, block), 'lista.bin'))
    form.append('orden', '1')
    form.append('Npedido', 'Banco de pruebas')
    const start = performance.now()
    const response = await fetch('/api/crearFileZona', { method: 'POST', body: form })
    if (!response.ok) throw new Error(await response.text())
    const { id }: { id: number } = await response.json()
    return { id, ms: performance.now() - start }
  }, of)

/** Reads a file to its end without keeping the bytes, as a download does. */
const download = (page: Page, id: number) =>
  page.evaluate(
    async ([row, megabytes]) => {
      const start = performance.now()
      const response = await fetch(`/api/descargarArchiveZona/${row}`)
      let size = 0
      const reader = response.body?.getReader()
      for (let part = await reader?.read(); part?.value; part = await reader?.read()) size += part.value.length
      if (size !== megabytes * 1024 * 1024) throw new Error(`${response.status}: ${size} bytes`)
      return performance.now() - start
    },
    [id, MB] as const,
  )

type Memory = Awaited<ReturnType<typeof peakMB>>
const memoryRow = (what: string, memory: Memory): Result[] =>
  memory === undefined
    ? []
    : [
        {
          what: `${what}, peak RSS of the browser (/proc)`,
          value: memory.peak,
          unit: 'MB',
          against: { what: 'before', value: memory.before },
        },
      ]

export const files: Part = async ({ browser, app }) => {
  const context = await newContext(browser)
  const page = await openApp(context, app)
  await logIn(page, 'panel')
  const [up, down]: [number[], number[]] = [[], []]
  const memory: { up: Memory; down: Memory } = { up: undefined, down: undefined }
  for (let i = 0; i < times; i += 1) {
    let id = 0
    const upPeak = await peakMB(async () => {
      const sent = await upload(page, MB)
      id = sent.id
      up.push(sent.ms)
    })
    const downPeak = await peakMB(async () => {
      down.push(await download(page, id))
    })
    // The first measurement has a fresh browser.
    memory.up ??= upPeak
    memory.down ??= downPeak
  }
  return [
    { what: `${MB} MB private file up`, value: median(up), unit: 'ms' },
    ...memoryRow('up (the page holds the file)', memory.up),
    { what: `${MB} MB private file down`, value: median(down), unit: 'ms' },
    ...memoryRow('down', memory.down),
  ]
}
