/** Each host's rules list the site's own pages (src/site/pages.ts). No host is started, so this holds for all of them. */
import { expect, test } from 'vitest'
import { formatRedirects } from '#build/redirects.ts'
import { closed, lists, open } from '#site/page-kinds.ts'
import { exampleOf } from './servers.ts'

const patternOf = (paths: readonly string[]) => `(${paths.map((path) => path.slice(1)).join('|')})$`
const [app, records] = [patternOf(closed), patternOf(lists.map(({ path }) => path))]

test.each([
  {
    host: 'nginx',
    form: /location ~ (?<pattern>\S+) \{[^}]*?try_files (?<answer>[^;]+);/g,
    rules: [`^/${app} /shell.html =404`, `^/${records} $uri$record.html /shell.html`],
    said: [
      'location = / { try_files /index.html =404; }',
      'location / { error_page 404 /shell.html; try_files $uri $uri.html =404; }',
    ],
  },
  {
    host: 'caddy',
    form: /@(?<answer>\w+) (?:\{\s*)?path_regexp (?<pattern>\S+)/g,
    rules: [`^/${records} record`, `^/${records} gone`, `^/${app} app`],
    said: ['rewrite / /index.html', 'try_files {path} {path}.html'],
  },
  {
    host: 'apache',
    form: /RewriteRule (?<pattern>\S+) (?<answer>\S+)\.html/g,
    rules: ['^$ index', `^${app} shell`, `^${records} $1.%1`, `^${records} shell`, '^([\\w-]+)$ $1'],
    said: ['ErrorDocument 404 /shell.html'],
  },
])('$host answers a page by its file, by its record or by the shell', ({ host, form, rules, said }) => {
  const example = exampleOf(host)
  const pages = [...open, ...closed].map((path) => (host === 'apache' ? path.slice(1) : path))
  const ofPages = [...example.matchAll(form)].flatMap(({ groups: { pattern = '', answer = '' } = {} }) =>
    pages.some((page) => new RegExp(pattern).test(page)) ? [`${pattern} ${answer}`] : [],
  )
  expect(ofPages).toEqual(rules)
  for (const line of said) expect(example).toContain(line)
})

test('`_redirects`: a record is answered by its own file, and a page of the app alone by the shell', () => {
  const rules = ['/ferias  id=:id  /ferias.:id.html  200!', '/admin/panel  /shell.html  200']
  expect(formatRedirects({ api: '/', captcha: false }).split('\n')).toEqual(expect.arrayContaining(rules))
})

test('`_redirects`: of the folder /demo only its own address is a page', () => {
  const rules = formatRedirects({ api: '', captcha: false })
    .split('\n')
    .filter((line) => line.startsWith('/demo/'))
  expect(rules).toEqual(['/demo/  /shell.html  200', '/demo/*  /404.txt  404'])
})
