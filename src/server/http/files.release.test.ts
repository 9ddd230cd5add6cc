/** Files of a server that nobody watches, on a real process. Prints a line a case. */
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { formRequest } from '#mocks/conformance/requests.ts'
import { getFileName } from '#mocks/file-types.ts'
import { newFolder } from '#mocks/new-folder.ts'
import { endAll, enterAsAdmin, say, startProcess } from './process.ts'

afterAll(endAll)

test('what browsers show is made small, what is too large is refused, and an upload lives a day', async () => {
  const { url, kill } = await startProcess({ DATA: newFolder() })
  const send = await enterAsAdmin(url)
  const picture = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
    send('/api/crearServicio', formRequest({ orden: 1, titulo: name, texto: 'x', foto: new File([bytes], name) }))
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const jpeg = await sharp({ create: { width: 1_200, height: 900, channels: 3, background: 'red', noise } })
    .jpeg()
    .toBuffer()
  const pictures = {
    "Samsung's JPEG": Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(30, 7), jpeg.subarray(-2)]),
    'a JPEG cut by 20 bytes': jpeg.subarray(0, -20),
  }
  for (const [name, bytes] of Object.entries(pictures)) {
    const { id }: { id: number } = await (await picture(new Uint8Array(bytes), 'foto.jpg')).json()
    const { imagen }: { imagen: string } = await (await send(`/api/obtenerServicio/${id}`)).json()
    const path = `${url}/api/getImage/${getFileName(imagen)}?ancho=400`
    const answers = await Promise.all([1, 2, 3].map(() => fetch(path)))
    const { headers } = answers[0] ?? new Response()
    expect(answers.map((answer) => answer.headers.get('Content-Type'))).toEqual(Array(3).fill('image/webp'))
    expect(headers.get('Cache-Control')).toBe('public, max-age=86400')
    const again = await fetch(path, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } })
    expect(again.status).toBe(304)
    say(`${name}: ${headers.get('Content-Type')}, ${headers.get('Cache-Control')}, again ${again.status}`)
  }
  const huge = await sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: 'red' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()
  const refused = await picture(new Uint8Array(huge), 'grande.png')
  expect(refused.status).toBe(422)
  say(`a PNG of 16,000 x 16,000 and ${Math.round(huge.length / 1024)} kB: ${refused.status} ${await refused.text()}`)
  const whole = await picture(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 7, 7]), 'rota.jpg')
  expect([whole.status, whole.headers.get('X-Entera')]).toEqual([200, '1'])
  say(`a picture that cannot be made small: ${whole.status}, X-Entera ${whole.headers.get('X-Entera')}`)
  await kill()
}, 120_000)
