import { expect, test } from 'vitest'
import { robots, sitemap } from '../build/prerender/found.ts'
import { documentOf, fileOf, namedShell } from './document.ts'

const shell = `<!doctype html>
<html lang="es-AR">
  <head>
    <meta charset="utf-8" />
    <title>Empresa</title>
    <link rel="modulepreload" crossorigin href="/assets/app-7.js">
    <link rel="stylesheet" crossorigin href="/assets/app-1.css">
  </head>
  <body><div id="root"></div><noscript>Hace falta</noscript></body>
</html>`

const build = {
  shell,
  styles: [
    { href: '/assets/DescargasPage-3.css', css: '._no_1{}' },
    { href: '/assets/ProductosPage-2.css', css: '._card_1{}' },
    { href: '/assets/app-1.css', css: 'body{}' },
  ],
  scripts: [
    { href: '/assets/DescargasPage-9.js', code: 'import"./own-5.js"' },
    { href: '/assets/app-7.js', code: '' },
    {
      href: '/assets/ProductosPage-8.js',
      code: 'import{a as b}from"./app-7.js";import"./shared-6.js";import("./late-4.js")',
    },
  ],
}

const html =
  '<link rel="preload" as="image" href="/logo.png"/><link rel="preload" as="image" href="/first.jpg" fetchPriority="high"/><title>P &amp; Q</title><meta name="description" content="d"/><main class="_card_1 b">$& Todo</main>'
const page = {
  address: '/productos?id=12',
  html,
  things: [{ '@type': 'Thing', name: '</script>' }],
  facts: { answers: { '/api/x': '</script><script>alert(1)' }, files: {} },
}
const made = documentOf(page, build, 'abc')

test('it says which page it is, of which build', () => {
  expect(made).toContain('<html lang="es-AR" data-path="/productos" data-record="12" data-edition="abc">')
  expect(documentOf({ ...page, address: '/' }, build, 'abc')).toContain(
    '<html lang="es-AR" data-path="/" data-edition="abc">',
  )
  expect(documentOf(page, { ...build, shell: namedShell(shell, 'old') }, 'abc')).toContain(
    'data-record="12" data-edition="abc">',
  )
  expect(documentOf(page, build)).toContain('<html lang="es-AR" data-path="/productos" data-record="12">')
})

test('styles are in it, those of its components alone, and asked for by nobody', () => {
  expect(made).toContain('<style>body{}._card_1{}</style>')
  expect(made.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/app-1.css" disabled>',
    '<link rel="stylesheet" crossorigin href="/assets/ProductosPage-2.css" disabled>',
  ])
})

test('its code comes with it, and what that imports', () => {
  expect([...made.matchAll(/modulepreload[^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/assets/app-7.js',
    '/assets/ProductosPage-8.js',
    '/assets/shared-6.js',
  ])
})

test('what two pages share brings neither the styles nor the code of the other', () => {
  const shared = {
    ...build,
    styles: [
      { href: '/assets/DescargasPage-3.css', css: '._page_1{}._no_1{}' },
      { href: '/assets/ProductosPage-2.css', css: '._page_1{}._card_1{}' },
    ],
  }
  const both = documentOf({ ...page, html: html.replace('_card_1 b', '_page_1 _card_1') }, shared)
  expect(both).toContain('ProductosPage-2.css')
  expect(both).not.toContain('Descargas')
})

test('its head is in the head: one title, and of the pictures those that are seen first', () => {
  const [head = '', body = ''] = made.split('</head>')
  expect(head.match(/<title[^>]*>[^<]*/g)).toEqual(['<title data-page>P &amp; Q'])
  expect(head).toContain('/first.jpg')
  expect(made).not.toContain('/logo.png')
  expect(body).toContain('<div id="root"><main class="_card_1 b">$& Todo</main></div>')
  expect(body).not.toContain('<noscript>')
})

test('nothing in what it knows ends a script', () => {
  expect(made.match(/<script/g)).toHaveLength(2)
  expect(made).not.toContain('alert(1)</script>')
})

test.each([
  ['/', 'index.html'],
  ['/home', 'home.html'],
  ['/productos?id=12', 'productos.12.html'],
])('%s is %s', (address, file) => expect(fileOf(address)).toBe(file))

test('a live site may be found, by its sitemap where it is known where it lives; a demo may not', () => {
  expect(robots({ found: false, site: 'https://x.example' })).toBe('User-agent: *\nDisallow: /\n')
  expect(robots({ found: true, site: '' })).toMatch(/^User-agent: \*\nAllow: \/api\/getImage\/\nDisallow: \/admin\//)
  expect(robots({ found: true, site: 'https://x.example' })).toContain('\nSitemap: https://x.example/sitemap.xml\n')
  const found = sitemap('https://x.example', ['/', '/home', '/productos?id=12']).match(/(?<=<loc>)[^<]+/g)
  expect(found).toEqual(['https://x.example/home', 'https://x.example/productos?id=12'])
})
