import { beforeEach, expect, test, vi } from 'vitest'

const pictureUrl = (search = '') => `http://localhost/api/getImage/tuerca.jpg${search}`

const stored = new Map<string, Response>()
const cache = {
  match: (key: string) => Promise.resolve(stored.get(key)?.clone()),
  put: (key: string, response: Response) => Promise.resolve(stored.set(key, response)),
  keys: () => Promise.resolve([]),
}
const network = vi.fn<(url: string) => Promise<Response>>()

const picture = (type: string, text = type) => new Response(text, { headers: { 'Content-Type': type } })
const knowing = (url: string) =>
  Promise.resolve(url.includes('?') ? picture('image/webp', url) : picture('image/jpeg', url))
const ignorant = () => Promise.resolve(picture('image/jpeg'))
const away = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.resetModules()
  stored.clear()
  network.mockReset()
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  vi.stubGlobal('fetch', network)
})

const show = async (search?: string): Promise<string> => {
  const { answerPicture } = await import('./pictures.ts')
  const works: Promise<unknown>[] = []
  const response = await answerPicture(new Request(pictureUrl(search)), (work) => {
    works.push(work)
  })
  await Promise.all(works)
  return response.text()
}

test('an API that makes no renditions is asked for a picture once, whatever the widths', async () => {
  network.mockImplementation(ignorant)
  for (const search of ['?ancho=400', '?ancho=800', '?ancho=1600', '']) expect(await show(search)).toBe('image/jpeg')
  expect(network).toHaveBeenCalledOnce()
})

test('renditions are cached by their width, and none is served as the original', async () => {
  network.mockImplementation(knowing)
  for (const search of ['?ancho=400', '', '?ancho=400']) expect(await show(search)).toBe(pictureUrl(search))
  expect([...stored.keys()]).toEqual([pictureUrl('?ancho=400'), pictureUrl()])
})

test('a kept rendition of another width serves where the wanted one cannot be fetched', async () => {
  network.mockImplementation(knowing)
  const { pictureAhead } = await import('./pictures.ts')
  await pictureAhead(pictureUrl('?ancho=800'))
  network.mockImplementation(away)
  for (const search of ['?ancho=400', '?ancho=1600', '']) expect(await show(search)).toBe(pictureUrl('?ancho=800'))
  stored.clear()
  await expect(show('?ancho=400')).rejects.toThrow('Failed to fetch')
})

test.each([
  ['the video itself', 200, 'video/mp4'],
  ['that there is none', 404, 'text/html'],
])(
  'of a video without a picture the API says %s: it is asked once, and not without a connection',
  async (_, status, type) => {
    const video = 'http://localhost/api/getImage/armado.mp4'
    network.mockImplementation(() =>
      Promise.resolve(new Response('moving', { status, headers: { 'Content-Type': type } })),
    )
    const { answerPicture, pictureAhead } = await import('./pictures.ts')
    await pictureAhead(`${video}?ancho=800`)
    network.mockImplementation(away)
    await pictureAhead(`${video}?ancho=800`)
    for (const search of ['?ancho=800', '?ancho=1600']) {
      const answer = await answerPicture(new Request(video + search), () => undefined)
      expect([answer.status, await answer.text()]).toEqual([200, ''])
    }
    expect(network).toHaveBeenCalledOnce()
  },
)

test('a video whose API fails now is asked for its picture again', async () => {
  const video = 'http://localhost/api/getImage/armado.mp4?ancho=800'
  network.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })))
  const { pictureAhead } = await import('./pictures.ts')
  await pictureAhead(video)
  network.mockImplementation(() => Promise.resolve(picture('image/webp')))
  await pictureAhead(video)
  expect([...stored.keys()]).toEqual([video])
})
