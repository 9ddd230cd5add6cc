import { expect, test } from 'vitest'
import { groundFor } from './slide-ground.ts'

test.each([
  ['<h2>Sin color</h2>', 'dark'],
  ['<p><span style="color: #111214;">x</span></p>', 'light'],
  ['<p><span style="color: #000">x</span></p>', 'light'],
  ['<p><span style="color: rgb(17, 18, 20);">x</span></p>', 'light'],
  ['<p><span style="color: rgb(255, 255, 255);">x</span></p>', 'dark'],
  ['<p><span style="color: rgb(256,256,256)">x</span></p>', 'dark'],
  ['<p><span style="color: rgb(16, 999, 16)">x</span></p>', 'dark'],
  ['<p><span style="background-color: #000;">x</span></p>', 'dark'],
  ['<p><span style="background-color: #fff; color: #222;">x</span></p>', 'light'],
])('%s stands on a %s ground', (html, ground) => expect(groundFor(html)).toBe(ground))
