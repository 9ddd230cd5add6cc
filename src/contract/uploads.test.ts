import { expect, test } from 'vitest'
import { limits } from './fields.ts'
import { judge, offered } from './uploads.ts'

const bytes = (...values: number[]) => new Uint8Array(values)
const jpg = bytes(0xff, 0xd8, 0xff, 0xe0)
const mp4 = new TextEncoder().encode('\0\0\0\x18ftypisom')
const file = (...parts: BlobPart[]) => new File(parts, 'cualquiera.jpg')
const large = (start: BlobPart, size: number) => file(start, new Uint8Array(size))

test.each([
  ['a picture', jpg, 'image', undefined, 'jpg'],
  ['a video where a picture goes', mp4, 'image', 415, 'mp4'],
  ['a video', mp4, 'media', undefined, 'mp4'],
  ['words with the name of a picture', 'hola', 'media', 415, undefined],
  ['anything', 'hola', 'any', undefined, undefined],
] as const)('%s', async (_, content, accept, status, extension) => {
  expect(await judge(file(content), accept)).toMatchObject({ extension, wrong: status && { status } })
})

test('an empty file is refused in every field', async () => {
  for (const accept of ['image', 'media', 'any'] as const) {
    expect((await judge(file(), accept)).wrong).toEqual({ status: 422, message: 'El archivo está vacío.' })
  }
})

test('files up to the limit pass, and a video has a higher one', async () => {
  expect((await judge(large(jpg, limits.image - jpg.length), 'image')).wrong).toBeUndefined()
  for (const accept of ['image', 'media'] as const) {
    expect((await judge(large(jpg, limits.image), accept)).wrong).toEqual({
      status: 413,
      message: 'El archivo puede pesar hasta 10 MB.',
    })
  }
  expect((await judge(large(mp4, limits.image), 'media')).wrong).toBeUndefined()
})

test('the message names every accepted type', async () => {
  for (const accept of ['image', 'media'] as const) {
    const { wrong } = await judge(file('hola'), accept)
    for (const extension of offered[accept]) expect(wrong?.message).toContain(extension)
  }
})
