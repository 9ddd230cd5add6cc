import { expect, test } from 'vitest'
import { getChrome } from '../frame/chrome.ts'
import { findDetour, endedSession } from './guards.ts'

const nobody = { idLogin: null, idLoginZona: null }
const customer = { idLogin: null, idLoginZona: 3 }
const staff = { idLogin: 1, idLoginZona: null }

test('the zone is for customers only', () => {
  expect(findDetour('/zonaPrivada', nobody)).toBe('/')
  expect(findDetour('/zonaPrivada', staff)).toBe('/')
  expect(findDetour('/zonaPrivada', customer)).toBeUndefined()
})

test('the panel asks for a login, and the login page leads on once somebody is logged in', () => {
  expect(findDetour('/admin/panel', nobody)).toBe('/admin/login')
  expect(findDetour('/admin/panel', customer)).toBe('/admin/login')
  expect(findDetour('/admin/panel', staff)).toBeUndefined()
  expect(findDetour('/admin/login', staff)).toBe('/admin/panel')
  expect(findDetour('/admin/login', customer)).toBeUndefined()
  expect(findDetour('/admin/login', staff, 'primero=k')).toBeUndefined()
})

test('public pages are for everybody', () => {
  for (const session of [nobody, customer, staff]) expect(findDetour('/productos', session)).toBeUndefined()
})

test('a 401 ends the session that the call needed', () => {
  expect(endedSession('panel', '/admin/panel')).toBe('idLogin')
  expect(endedSession('admin', '/admin/panel')).toBe('idLogin')
  expect(endedSession('zone', '/zonaPrivada')).toBe('idLoginZona')
  expect(endedSession('zone', '/admin/panel')).toBe('idLogin')
  expect(endedSession('public', '/')).toBeUndefined()
})

test.each([
  ['/', true, true],
  ['/productos', true, true],
  ['/no-existe', true, true],
  ['/zonaPrivada', false, true],
  ['/admin/login', false, false],
  ['/admin/panel', false, false],
  ['/admin/panel/x', false, false],
])('the frame of %s', (path, nav, footer) => {
  expect(getChrome(path)).toEqual({ nav, footer })
})
