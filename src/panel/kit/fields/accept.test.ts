import { afterEach, expect, test, vi } from 'vitest'
import { uploadKinds } from '#contract/upload-kinds.ts'
import { toAccept } from './FileInput.tsx'

afterEach(() => vi.unstubAllGlobals())

const { image, media, any } = uploadKinds
const pictures = '.jpg,.jpeg,.png,.gif'

test.each([
  ['Chromium on Android', { userAgentData: { platform: 'Android' } }, `${pictures},android/allowCamera`],
  ['Chromium elsewhere', { userAgentData: { platform: 'Windows' } }, pictures],
  ['another browser', {}, pictures],
])('a field of pictures in %s', (_, navigator, accept) => {
  vi.stubGlobal('navigator', navigator)
  expect(toAccept(image.extensions)).toBe(accept)
  expect(toAccept([...image.extensions, 'svg'])).toBe(accept.replace('.gif', '.gif,.svg'))
  expect(toAccept(media.extensions)).toBe('.jpg,.jpeg,.png,.gif,.mp4,.mov,.webm')
  expect(toAccept(any.extensions)).toBe('')
  expect(toAccept(['csv', 'xlsx'])).toBe('.csv,.xlsx')
})
