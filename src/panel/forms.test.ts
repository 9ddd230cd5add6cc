/** No form of the panel loses a value: a form takes every field of its call from the record, shows it, and sends it back unchanged. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { constant, constantFrom, array, assert, integer, property, record, string, type Arbitrary } from 'fast-check'
import { createElement, isValidElement, type ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import { renderToString } from 'react-dom/server'
import { FormProvider, useForm } from 'react-hook-form'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { requestTo } from '#mocks/conformance/requests.ts'
import { ask, login, testBackend } from '#mocks/testing.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Field, Fields } from '#contract/fields.ts'
import { allEndpoints, endpoints } from '#contract/index.ts'
import { isRecord } from '#contract/record.ts'
import { trackedResources, orderedResources } from '#contract/registros.ts'
import { EntityFormContext, newFormContext, type Values } from './kit/form-context.ts'
import { getStartValues } from './kit/form/model.ts'
import { FormInputs } from './kit/EntityForm.tsx'
import { everySection, findPlace, recordName, findSection } from './sections/index.ts'

// A form alone stands in no router: Marca's link to Logos is a plain one here.
vi.mock('@tanstack/react-router', async (original) => ({ ...(await original<object>()), Link: 'a' }))

const backend = testBackend()
beforeAll(() => login(backend))
afterAll(() => backend.close())

/** Every call that changes a record, which names the version it is based on. */
const updates = allEndpoints.filter(({ query }) => 'version' in query)
const namedUpdates = updates.map((endpoint) => [endpoint.name, endpoint] as const)

const requireEntity = ({ entity, name }: Endpoint) => {
  if (!entity) throw new Error(`${name} names no entity.`)
  return entity
}
/** The fields that a form of this call fills; a file and a password are only sent. */
const filled = ({ request }: Endpoint) =>
  Object.entries(request)
    .filter(([, { kind }]) => !['id', 'upload', 'password'].includes(kind))
    .map(([name]) => name)
/** The fields that a person may change. */
const sent = ({ request }: Endpoint) =>
  Object.entries(request)
    .filter(([name, { kind }]) => kind !== 'id' || !/^id[A-Z]/.test(name))
    .map(([name]) => name)

test.each(namedUpdates)('%s: every field of the call is a field of its record', (_, endpoint) => {
  const names = Object.entries(endpoint.request)
    .filter(([, { kind }]) => kind !== 'id' && kind !== 'password')
    .map(([name]) => name)
  expect(names.filter((name) => !(name in requireEntity(endpoint).fields))).toEqual([])
})

const arbitraryValue = (field: Field): Arbitrary<unknown> => {
  switch (field.kind) {
    case 'id':
      return integer({ min: 1 })
    case 'integer':
      return integer()
    case 'flag':
      return constantFrom(0, 1)
    case 'choice':
      return constantFrom(...(field.choices ?? []))
    case 'list':
      return field.items ? array(arbitraryValue(field.items), { maxLength: 3 }) : constant([])
    case 'object':
      return arbitraryRecord(field.fields ?? {})
    default:
      return string()
  }
}
const arbitraryRecord = (fields: Fields): Arbitrary<Values> =>
  record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, arbitraryValue(field)])))

test.each(namedUpdates)('%s: its form begins with what the record holds, alone or as a list of one', (_, endpoint) => {
  assert(
    property(arbitraryRecord(requireEntity(endpoint).fields), (stored) => {
      for (const loaded of [stored, [stored]]) {
        const start = getStartValues(endpoint, loaded)
        for (const name of filled(endpoint)) expect([name, start[name]]).toEqual([name, stored[name]])
      }
    }),
  )
})

const readRows = async (resource: string): Promise<Values[]> => {
  const list =
    allEndpoints.find(({ does, entity }) => does === 'list' && entity?.resource === resource) ?? endpoints.obtenerLogos
  const answer: unknown = await (await ask(backend, list.path)).json()
  return [answer].flat().filter(isRecord)
}
const withoutVersion = (rows: Values[]) => rows.map(({ version: _, ...row }) => row)

/** Calls that refuse a save without a new file. */
const withFiles = new Set(['updateLogo', 'updateVideo'])

test.each(namedUpdates)('%s: a form that is saved untouched changes nothing', async (_, endpoint) => {
  const { resource } = requireEntity(endpoint)
  const initialRows = await readRows(resource)
  const answers = await Promise.all(
    initialRows.map(async (row) => (await ask(backend, ...requestTo(endpoint, getStartValues(endpoint, row)))).status),
  )
  expect(answers.every((status) => status === 200 || (status === 422 && withFiles.has(endpoint.name)))).toBe(true)
  expect(withoutVersion(await readRows(resource))).toEqual(withoutVersion(initialRows))
})

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>
const modules: Modules = import.meta.glob('./sections/*/*.tsx', { eager: true })

interface FormProps {
  readonly save: Endpoint<Values>
  readonly Rows?: EntityFormContext['Rows']
  readonly gallery?: { readonly add: Endpoint<Values> }
  readonly inputs: Readonly<Record<string, ReactNode>>
}
const isForm = (props: unknown): props is FormProps => isRecord(props) && 'save' in props && 'inputs' in props

/** The screens that are a form alone. The form of a new user is more than that; its inputs are held by their type. */
const forms = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, screen]) => {
    const title = `${file.split('/').at(-2)} ${name}`
    if (typeof screen !== 'function' || !/^(Edit|Create|Form)$/.test(name)) return []
    if (['usuarios Create', 'carga-masiva Form', 'mensaje Form', 'cuenta Form'].includes(title)) return []
    const element: unknown = Reflect.apply(screen, undefined, [{ id: 1 }])
    return isValidElement(element) && isForm(element.props) ? [[title, element.props] as const] : []
  }),
)

test('every call that makes or changes a record of a section is saved by a form of that section', () => {
  const collections = new Set(everySection.map(({ resource }) => resource))
  const creates = allEndpoints.filter(({ does, entity }) => does === 'create' && collections.has(entity?.resource))
  const saved = new Set(forms.map(([title, { save }]) => `${title.split(' ')[0]} ${save.name}`))
  const expectedCalls = [...creates, ...updates].map(({ entity, name }) => {
    const section = everySection.find((candidate) => candidate.resource === entity?.resource)
    return `${section?.folder} ${name}`
  })
  // The form of a new user is none of `forms`, and a customer is let in from the list.
  expect(expectedCalls.filter((call) => !saved.has(call))).toEqual([
    'usuarios crearUsuario',
    'clientes updateClienteActivo',
  ])
})

function Shown({ save, inputs }: FormProps) {
  const form = useForm<Values>({ defaultValues: getStartValues(save, {}) })
  const context = { ...newFormContext(), resource: save.entity?.resource, request: save.request, loaded: {} }
  return jsx(FormProvider, {
    ...form,
    children: jsx(EntityFormContext, { value: context, children: jsx(FormInputs, { inputs }) }),
  })
}

test.each(forms)('%s has an input for every field that its call sends', (_, props) => {
  expect(Object.keys(props.inputs).toSorted()).toEqual(sent(props.save).toSorted())
  const html = renderToString(
    createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Shown, props)),
  )
  const labels = Object.values(props.inputs).filter((input) => typeof input === 'string')
  expect(labels.filter((label) => !html.includes(`>${label}`))).toEqual([])
})

test('fields that a form sends without showing them are listed here', () => {
  const unseen = forms.flatMap(([name, { inputs }]) =>
    Object.entries(inputs)
      .filter(([, input]) => input === null)
      .map(([field]) => `${name} ${field}`),
  )
  expect(unseen.toSorted()).toEqual([
    'empresa-banner Form link',
    'empresa-banner Form textoboton',
    'ferias Create destacado',
    'ferias Create etiqueta',
    'ferias Create foto',
    'ferias Edit destacado',
    'ferias Edit etiqueta',
    'marca Form columnas',
    'videos Create file',
    'videos Edit file',
  ])
})

test('every collection of a section is a resource of the contract', () => {
  const collections = everySection.flatMap(({ resource }) => (resource === undefined ? [] : [resource]))
  expect([...new Set(collections)].toSorted()).toEqual(trackedResources.toSorted())
})

test.each(trackedResources)('%s has a name and a place in the panel', (resource) => {
  expect(recordName(resource)).not.toBe(resource)
  const section = findSection(findPlace(resource, 1)?.screen ?? 0)
  expect(section).toBeDefined()
  // A record of a list is edited in its section's screen.
  expect(findPlace(resource, 1)).toMatchObject(section?.edit === undefined ? {} : { screen: section.edit, id: 1 })
})

const findForms = (resource: string | undefined) => forms.filter(([, { save }]) => save.entity?.resource === resource)

test.each(orderedResources)('%s: a form knows the list that its record is placed in', (resource) => {
  const lists = findForms(resource).map(([, { Rows }]) => Rows?.resource)
  expect(lists.length).toBeGreaterThan(0)
  expect(lists.filter((listResource) => listResource !== resource)).toEqual([])
})

test('a form knows the gallery of its record', () => {
  const galleries = allEndpoints.filter(({ does }) => does === 'addImage')
  for (const { entity, name } of galleries)
    expect(findForms(entity?.resource).map(([, { gallery }]) => gallery?.add.name)).toEqual([name, name])
  const others = forms.filter(([, { save }]) => !galleries.some(({ entity }) => entity === save.entity))
  expect(others.filter(([, { gallery }]) => gallery)).toEqual([])
})
