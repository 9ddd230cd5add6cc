import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '#mocks/listen.ts'
import { newFolder } from '#mocks/new-folder.ts'
import { seed } from '#mocks/seed/index.ts'
import { memoryStore } from '#mocks/store/memory.ts'
import { started } from '#mocks/store/testing.ts'
import { toListener } from '../files/serve.ts'
import { publishing, startPublishing } from './index.ts'

test('a hidden section and a record that is not there are 404 with the shell; all else is as before', async () => {
  const tables = { ...seed.tables, marca: [{ id: 1, secciones: 'productos\n-novedades\n-videos' }] }
  const store = await started(memoryStore(() => Promise.resolve({ tables, files: [] })))
  const dir = newFolder()
  for (const name of ['shell', 'productos', 'novedades', 'videos']) writeFileSync(join(dir, `${name}.html`), name)
  const server = createServer(toListener(publishing(dir).answers(store)))
  const url = `http://127.0.0.1:${await listen(server, { port: 0 })}`
  onTestFinished(() => void server.close())
  const read = async (path: string) => {
    const response = await fetch(url + path)
    return [path, response.status, await response.text()]
  }
  for (const path of ['/novedades', '/novedades?id=1', '/videos', '/productos?id=999', '/ferias?id=999'])
    expect(await read(path)).toEqual([path, 404, 'shell'])
  expect(await read('/productos')).toEqual(['/productos', 200, 'productos'])
  expect(await read('/productos?id=1')).toEqual(['/productos?id=1', 200, 'shell'])
  expect(await read('/productos?id=x')).toEqual(['/productos?id=x', 200, 'productos'])
  expect(await read('/admin/login')).toEqual(['/admin/login', 200, 'shell'])
  // A store that is away says of nothing that it is gone.
  const away = vi.spyOn(store, 'rows').mockImplementation(() => {
    throw new Error('away')
  })
  expect((await read('/novedades'))[1]).toBe(200)
  away.mockRestore()
})

test('a rendering process that cannot start is told of and tried again, and ends nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const node = process.execPath
  process.execPath = join(newFolder(), 'no-node')
  const stop = startPublishing('nowhere', 5).begin()
  onTestFinished(() => {
    stop()
    process.execPath = node
  })
  await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(2)
  expect(String(warn.mock.calls[0])).toMatch(/El proceso que publica el sitio no arranca: .*ENOENT/)
})
