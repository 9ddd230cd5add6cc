import { describe, expect, test } from 'vitest'
import { bare, isInert } from './rich-text.ts'

describe('text that needs no sanitiser', () => {
  test.each([
    '',
    'solo palabras &amp; entidades',
    '<p>Hola <strong>mundo</strong><br></p>',
    '<h2 class="ql-align-center">Título</h2>',
    '<ol><li data-list="bullet" class="ql-indent-1"><span class="ql-ui"></span>uno</li></ol>',
    '<p><span style="color: #111214;">uno</span> <span style="background-color: rgb(232, 17, 45); color: rgb(17, 18, 20);">dos</span></p>',
  ])('%s', (html) => expect(isInert(html)).toBe(true))

  test.each([
    '<p onclick="alert(1)">x</p>',
    '<p style="color:red">x</p>',
    '<p style="color: #fff; position: fixed">x</p>',
    '<p style="color: #fff">x</p>',
    '<p style="color: rgba(1, 2, 3, 0.5);">x</p>',
    '<p class="ql-size-huge">x</p>',
    '<p class="ql-font-serif">x</p>',
    '<p style="background-color: url(//example.com)">x</p>',
    '<p style="color: rgb(1, 2, 3)" onclick="alert(1)">x</p>',
    '<a href="https://example.com">x</a>',
    '<script>alert(1)</script>',
    '<p><img src=x onerror=alert(1)></p>',
    '<p class="fixed">x</p>',
    '<p class="ql-x fixed">x</p>',
    '<p class="ql-x" onclick="y">x</p>',
    '<p/onclick=alert(1)>x</p>',
    '<pre>x</pre>',
    '<svg><p></svg>',
    '<<p>script>alert(1)</script>',
    '<p',
    'a < b',
  ])('not %s', (html) => expect(isInert(html)).toBe(false))
})

describe('the bare text, until the sanitiser loads', () => {
  test.each([
    ['<p style="color:red">Hola <a href="x">vos</a></p>', '<p>Hola vos</p>'],
    ['<p class="ql-align-center">Hola</p><img src=x onerror=alert(1)>', '<p class="ql-align-center">Hola</p>'],
    ['<table><tr><td>1</td></tr></table>', '1'],
    ['<p title="a>b" onclick="x">Hola</p>', ''],
    ['<<b>script>alert(1)</script>', ''],
    ['<p', ''],
  ])('%s -> %s', (html, expected) => expect(bare(html)).toBe(expected))
})
