import { expect, test, vi } from 'vitest'
import { confirmHidden } from './AskHidden.tsx'

test('a file that another program held is looked at again before the next save', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const file = new File(['PK'], 'lista.xlsx')
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('Held', 'NotReadableError'))
  expect(await confirmHidden.when({ archivo: file })).toBe(false)
  // No thread is there: nobody could look.
  expect(await confirmHidden.when({ archivo: file })).toBe(true)
})
