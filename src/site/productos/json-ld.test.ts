import { expect, test } from 'vitest'
import { producto } from '#mocks/fixtures/producto.ts'
import { productJsonLd } from './json-ld.ts'

const about = {
  producto: producto({
    nombre: 'Bulón </script><script>alert(1)',
    sub_productos: [
      { codigo: '010830', tamaño: 'M8 x 30', pack: 'Caja x 100', codigobarra: '7798123001013' },
      { codigo: 'A', tamaño: '', pack: '', codigobarra: 'sin código' },
    ],
  }),
  description: 'Cabeza hexagonal',
  url: 'https://x.example/productos?id=1',
  images: ['https://x.example/a.jpg'],
}

test('no text can end the script', () => {
  expect(productJsonLd(about)).not.toContain('<')
  expect(JSON.parse(productJsonLd(about))).toHaveProperty('name', about.producto.nombre)
})

test('a model per sub-product; only real bar codes are GTINs', () => {
  expect(JSON.parse(productJsonLd(about))).toMatchObject({
    '@type': 'Product',
    description: 'Cabeza hexagonal',
    image: ['https://x.example/a.jpg'],
    model: [{ sku: '010830', gtin: '7798123001013' }, { sku: 'A' }],
  })
  expect(JSON.stringify(JSON.parse(productJsonLd(about)))).not.toContain('sin código')
})

test('missing data are left out', () => {
  const bare = { ...about, producto: { ...about.producto, sub_productos: [] }, description: '', images: [] }
  expect(Object.keys(JSON.parse(productJsonLd(bare)))).toEqual(['@context', '@type', 'name', 'url'])
})
