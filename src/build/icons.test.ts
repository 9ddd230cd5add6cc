import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { house } from '../brand.ts'
import { drawHomeIcon } from './icons.ts'

vi.mock('sharp', async (original) => {
  const { default: draw } = await original<{ default: typeof sharp }>()
  return { default: Object.assign(vi.fn(draw), draw) }
})

test('a server draws the icon of its company once, and that of another anew', async () => {
  const sur = { ...house, nombre: 'Sur', icono: '', iconoApp: '' }
  const [first, again] = [await drawHomeIcon(sur, 180), await drawHomeIcon({ ...sur }, 180)]
  expect(first).toMatch(/^data:image\/png;base64,/)
  expect(again).toBe(first)
  expect(sharp).toHaveBeenCalledOnce()
  expect(await drawHomeIcon({ ...sur, nombre: 'Este' }, 180)).not.toBe(first)
})
