import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allEndpoints } from '#contract/index.ts'
import { closed } from '#site/page-kinds.ts'
import { pages } from '#site/pages.ts'
import { mayCrawl } from '../../e2e/kit/robots.ts'
import { robots, sitemap } from './build/search-engines.ts'
import { renderDocument, getPageFile, labelledShell, ownPage, readPage } from './document.ts'

const shell = `<!doctype html>
<html lang="es-AR" data-edition="">
  <head>
    <meta charset="utf-8" />
    <title>Empresa</title>
    <link rel="modulepreload" crossorigin href="/assets/app-7.js">
    <link rel="stylesheet" crossorigin href="/assets/app-1.css">
  </head>
  <body><noscript>Hace falta</noscript><div id="root"></div><script type="application/json" id="answers"></script></body>
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
    { href: '/assets/HomePage-10.js', code: 'import"./app-7.js"' },
    {
      href: '/assets/ProductosPage-8.js',
      code: 'import{a as b}from"./app-7.js";import"./shared-6.js";import("./late-4.js")',
    },
  ],
}

const html =
  '<link rel="preload" as="image" href="/logo.png"/><link rel="preload" as="image" href="/first.jpg" fetchPriority="high"/><title>P &amp; Q</title><meta name="description" content="d"/><div id="root"><main class="_card_1 b">$& Todo</main></div>'
const page = {
  address: '/productos?id=12',
  html,
  things: [{ '@type': 'Thing', name: '</script>' }],
  facts: { answers: { '/api/x': '</script><script>alert(1)' }, files: {} },
}
const made = renderDocument(page, build, 'abc')

test('the document names its page and its build', () => {
  expect(made).toContain('<html lang="es-AR" data-path="/productos" data-record="12" data-edition="abc">')
  expect(renderDocument({ ...page, address: '/' }, build, 'abc')).toContain(
    '<html lang="es-AR" data-path="/" data-edition="abc">',
  )
  expect(renderDocument(page, { ...build, shell: labelledShell(shell, 'old') }, 'abc')).toContain(
    'data-record="12" data-edition="abc">',
  )
  expect(renderDocument(page, build)).toContain('<html lang="es-AR" data-path="/productos" data-record="12">')
})

test('the document holds the styles of its components alone, and its stylesheet links are disabled', () => {
  expect(made).toContain('<style>body{}._card_1{}</style>')
  expect(made.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/app-1.css" disabled>',
    '<link rel="stylesheet" crossorigin href="/assets/ProductosPage-2.css" disabled>',
  ])
})

test('the document preloads the code of its page, and what that code imports', () => {
  expect([...made.matchAll(/modulepreload[^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/assets/app-7.js',
    '/assets/ProductosPage-8.js',
    '/assets/shared-6.js',
  ])
})

test('a page without its own styles preloads its code all the same', () => {
  const findCode = (address: string) =>
    /modulepreload[^>]*href="([^"]*Page[^"]*)"/.exec(
      renderDocument({ ...page, address, html: '<div id="root"><main></main></div>' }, build),
    )?.[1]
  expect(findCode('/productos')).toBe('/assets/ProductosPage-8.js')
  expect(findCode('/descargas')).toBe('/assets/DescargasPage-9.js')
  expect(findCode('/')).toBe('/assets/HomePage-10.js')
  expect(findCode('/home')).toBe('/assets/HomePage-10.js')
})

test('a class that two pages share adds neither the styles nor the code of the other page', () => {
  const shared = {
    ...build,
    styles: [
      { href: '/assets/DescargasPage-3.css', css: '._page_1{}._no_1{}' },
      { href: '/assets/ProductosPage-2.css', css: '._page_1{}._card_1{}' },
    ],
  }
  const both = renderDocument({ ...page, html: html.replace('_card_1 b', '_page_1 _card_1') }, shared)
  expect(both).toContain('ProductosPage-2.css')
  expect(both).not.toContain('Descargas')
})

test('a page snapshot asks for its first pictures first; the page of a first visit asks for words before pictures and typeface', () => {
  expect(renderDocument(page, build).split('</head>')[0]).toContain('/first.jpg')
  expect(renderDocument(page, build)).not.toContain('/logo.png')
  expect(made).not.toContain('rel="preload"')
  const face = '@font-face{font-family:A;src:url(/a.woff2)}'
  const faced = {
    ...build,
    styles: [{ href: '/assets/app-1.css', css: `${face}@font-face{font-family:B;src:local(B)}body{}` }],
  }
  const pictures = {
    ...page,
    html: '<div id="root"><main><img src="/logo.png"/><img src="/first.jpg" loading="eager"/><img src="/beside.jpg" loading="eager"/><img src="/last.jpg" loading="lazy"/></main></div>',
  }
  expect(renderDocument(pictures, faced)).toContain(`<style>${face}@font-face`)
  expect(renderDocument(pictures, faced)).toContain('<img src="/logo.png"/>')
  const first = renderDocument(pictures, faced, 'abc')
  expect(first).toContain('<style>@font-face{font-family:B')
  expect(first).toContain(`</div><style id="face" media="(scripting: none)">${face}</style>`)
  expect(first).toContain(
    '<img loading="lazy" data-first src="/logo.png"/><img src="/first.jpg" loading="eager"/><img src="/beside.jpg" loading="lazy" data-first="eager"/><img src="/last.jpg" loading="lazy"/>',
  )
  expect(ownPage(first, page.facts)).toContain(pictures.html)
})

test('a later visit waits a moment for the cached typeface, and never swaps typefaces', () => {
  const face = '@font-face{font-family:A;font-display:swap;src:url(/a.woff2)}'
  const faced = {
    ...build,
    shell: shell.replace('</head>', '<link data-rel="preload" href="/a.woff2" as="font"></head>'),
    styles: [{ href: '/assets/app-1.css', css: face }],
  }
  const first = renderDocument(page, faced, 'abc')
  expect(first).toContain('font-display:swap')
  expect(first).toContain('<link data-rel="preload"')
  for (const later of [renderDocument(page, faced), ownPage(first, page.facts)]) {
    expect(later.split('</head>')[0]).toContain('font-display:optional')
    expect(later).not.toContain('font-display:swap')
    expect(later).toContain('<link rel="preload" href="/a.woff2" as="font">')
  }
})

test("the build's page becomes a browser's own without being rendered again", () => {
  const face = '@font-face{font-family:A;src:url(/a.woff2)}'
  const faced = { ...build, styles: [...build.styles, { href: '/assets/app-1.css', css: face }] }
  const facts = { answers: { '/api/x': ['</script>', 1] }, files: { 'a/b.jpg': '/demo/a/b.jpg' } }
  const whole = {
    ...page,
    facts,
    things: [],
    html: '<title>P</title><div id="root"><main class="_card_1"><img src="/demo/a/b.jpg"/><img src="/last.jpg" loading="lazy"/></main></div>',
  }
  for (const address of ['/', '/productos', '/productos?id=12']) {
    const built = renderDocument({ ...whole, address }, faced, 'abc')
    expect(readPage(built)).toEqual({ address, facts })
    const snapshot = renderDocument({ ...whole, address, facts: { ...facts, files: {} } }, faced)
    // Only the order of the styles differs.
    const plain = (text: string) => text.replace(face, '').replaceAll('<style></style>', '')
    expect(plain(ownPage(built, facts))).toBe(plain(snapshot))
    expect(ownPage(built, facts).split('</head>')[0]).toContain(face)
  }
  expect(readPage(renderDocument(page, build))).toBeUndefined()
  expect(readPage(labelledShell(shell, 'abc'))).toBeUndefined()
})

test('the head of the page stands in the head of the document, with one title', () => {
  const [head = '', body = ''] = made.split('</head>')
  expect(head.match(/<title[^>]*>[^<]*/g)).toEqual(['<title data-page>P &amp; Q'])
  expect(body).toContain('<div id="root"><main class="_card_1 b">$& Todo</main></div>')
  expect(body).not.toContain('Hace falta')
  // Once and before the page, for visitors without JavaScript.
  expect(body.match(/<noscript>.*?<\/noscript><div id="root">/g)).toEqual([
    expect.stringContaining('activá JavaScript'),
  ])
})

test('what a server or a proxy adds to the shell stays beside what the page fills', () => {
  const added = '<script src="/added.js"></script>'
  const beside = shell.replaceAll(/(?=<title>|\n {4}<link|<\/head>|<noscript>|<\/body>)/g, added)
  const text = renderDocument(page, { ...build, shell: beside }, 'abc')
  expect(text.split(added)).toHaveLength(7)
  expect(text.replaceAll(added, '')).toBe(made)
})

test('a shell or a page without the place of a part makes no page', () => {
  for (const place of ['<title>Empresa</title>', '<div id="root"></div>', /<link rel="style.*>/])
    expect(() => renderDocument(page, { ...build, shell: shell.replace(place, '') }, 'abc')).toThrow('No place')
  expect(() => ownPage(made.replace(' id="answers"', ''), page.facts)).toThrow('No place')
})

test('no text of the answers can end a script', () => {
  expect(made.match(/<script/g)).toHaveLength(2)
  expect(made).not.toContain('alert(1)</script>')
})

test.each([
  ['/', 'index.html'],
  ['/home', 'home.html'],
  ['/productos?id=12', 'productos.12.html'],
])('%s is %s', (address, file) => expect(getPageFile(address)).toBe(file))

test('search engines may index a live site, with a sitemap where its address is known; a demo says so in its pages', () => {
  expect(readFileSync('public/robots.txt', 'utf8')).toBe('User-agent: *\nDisallow:\n')
  expect(robots('')).toMatch(/^User-agent: \*\nAllow: [^]*\nDisallow: \/api\/\n$/)
  expect(robots('https://x.example')).toContain('\nSitemap: https://x.example/sitemap.xml\n')
  const locations = sitemap('https://x.example', ['/', '/home', '/productos?id=12']).match(/(?<=<loc>)[^<]+/g)
  expect(locations).toEqual(['https://x.example/home', 'https://x.example/productos?id=12'])
})

test('a crawler may read what public pages are drawn from, and no other call', () => {
  // The recipe of CONTRIBUTING adds a resource of a later version.
  const original = allEndpoints.filter(({ entity }) => (entity?.since ?? 1) === 1)
  const read = original.filter(({ method, path }) => method === 'GET' && mayCrawl(robots(''), path))
  expect(read.map(({ path }) => path).toSorted()).toEqual([
    '/api/getImage/{filename}',
    '/api/obtenerBanner',
    '/api/obtenerContacto',
    '/api/obtenerDescargas',
    '/api/obtenerFeria/{id}',
    '/api/obtenerFerias',
    '/api/obtenerLogos',
    '/api/obtenerMarca',
    '/api/obtenerMetadatos',
    '/api/obtenerNovedad/{id}',
    '/api/obtenerNovedades',
    '/api/obtenerProducto/{id}',
    '/api/obtenerProductos',
    '/api/obtenerSecciones',
    '/api/obtenerServicios',
    '/api/obtenerSliders',
    '/api/obtenerVideos',
  ])
  expect(pages.filter(({ path }) => !mayCrawl(robots(''), path)).map(({ path }) => path)).toEqual(closed)
})
