import { expect, test } from 'vitest'
import { embedUrl, isExternal, getSource } from './source.ts'

const frame = 'https://www.youtube-nocookie.com/embed/BQestamp-12'

test.each([
  'https://www.youtube.com/watch?v=BQestamp-12',
  'https://youtube.com/watch?list=x&v=BQestamp-12&t=40s',
  'http://m.youtube.com/watch?v=BQestamp-12',
  'https://youtu.be/BQestamp-12?si=abc',
  'https://www.youtube.com/shorts/BQestamp-12',
  'https://www.youtube.com/embed/BQestamp-12?autoplay=1',
  'https://www.youtube.com/live/BQestamp-12',
])('%s has a frame', (link) => {
  expect(isExternal(link)).toBe(true)
  expect(embedUrl(link)).toBe(frame)
})

test.each([
  'https://www.youtube.com/@buloneraquebracho',
  'https://youtu.be/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=%3Cscript%3E',
])('%s opens outside, without a frame', (link) => {
  expect(isExternal(link)).toBe(true)
  expect(embedUrl(link)).toBeUndefined()
})

test.each([
  ['https://vimeo.com/1084537', 'https://player.vimeo.com/video/1084537'],
  ['https://www.vimeo.com/channels/staffpicks/1084537', 'https://player.vimeo.com/video/1084537'],
  ['https://vimeo.com/1084537/a1b2c3', 'https://player.vimeo.com/video/1084537'],
  ['https://player.vimeo.com/video/1084537?h=x', 'https://player.vimeo.com/video/1084537'],
  ['https://vimeo.com/quebracho', undefined],
])('%s has the frame %s', (link, expected) => {
  expect(isExternal(link)).toBe(false)
  expect(embedUrl(link)).toBe(expected)
})

test('a link to any other site leads there', () => {
  expect(getSource({ file: null, link: 'https://www.videos.example/ver/3' })).toEqual({
    kind: 'external',
    link: 'https://www.videos.example/ver/3',
    host: 'videos.example',
    frame: undefined,
  })
})

test.each([
  'https://vimeo.example/1',
  'https://notyoutube.com/watch?v=a',
  'https://youtube.com.example/watch?v=a',
  'https://example.com/?u=youtube.com',
  'javascript:alert("youtube.com")',
  'youtube.com/watch?v=a',
  '',
])('%s is not of the video site', (link) => {
  expect(isExternal(link)).toBe(false)
  expect(embedUrl(link)).toBeUndefined()
})

test('a file goes before a link; an image is not a video', () => {
  expect(getSource({ file: 'videos/a.MP4', link: null })).toEqual({ kind: 'file', path: 'videos/a.MP4' })
  expect(getSource({ file: 'videos/a.jpeg', link: null })).toEqual({ kind: 'image', path: 'videos/a.jpeg' })
  expect(getSource({ file: null, link: 'https://youtu.be/BQestamp-12' })).toMatchObject({ kind: 'external', frame })
})

test('a video without a playable source does nothing', () => {
  expect(getSource({ file: null, link: null })).toEqual({ kind: 'nothing' })
  expect(getSource({ file: '', link: 'javascript:alert(1)' })).toEqual({ kind: 'nothing' })
})
