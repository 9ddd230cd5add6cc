import { expect, test } from 'vitest'
import { columns } from '#contract/bulk-columns.ts'
import { csv, open } from './testing.ts'

/** The lines of an export, by its shop's own heads. */
const exports: Readonly<Record<string, readonly string[]>> = {
  shopify: [
    `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Cost per item,Status`,
    `bulon,Bulón hexagonal,<p>Acero grado 5.</p>,Acme,,Bulones,bulon,TRUE,Medida,M6 x 20,Acabado,Zincado,,,BH-0620,10,shopify,300,deny,manual,120.00,,TRUE,TRUE,'7790001000019,https://e.com/a.jpg,1,,FALSE,,,,g,50.00,active`,
    `bulon,,,,,,,,,M6 x 30,,Zincado,,,BH-0630,10,shopify,-5,deny,manual,130.00,,TRUE,TRUE,'7790001000026,,,,,,,,g,,`,
    `bulon,,,,,,,,,,,,,,,,,,,,,,,,,https://e.com/a2.jpg,2,,,,,,,,`,
    `tuerca,Tuerca,<p>Con freno.</p>,Acme,,Tuercas,,TRUE,Title,Default Title,,,,,TU-06,5,shopify,900,deny,manual,20.00,,TRUE,TRUE,'7790001000033,https://e.com/b.jpg,1,,FALSE,,,,g,,active`,
  ],
  wooCommerce: [
    `ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Low stock amount","Backorders allowed?","Sold individually?","Weight (kg)","Length (cm)","Width (cm)","Height (cm)","Allow customer reviews?","Purchase note","Sale price","Regular price",Categories,Tags,"Shipping class",Images,"Download limit","Download expiry days",Parent,"Grouped products",Upsells,Cross-sells,"External URL","Button text",Position,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global"`,
    `10,variable,BH,,"Bulón hexagonal",1,1,visible,Corta,"<p>Acero grado 5.</p>",,,taxable,,1,,,0,0,,,,,1,,,,Bulonería,,,https://e.com/a.jpg,,,,,,,,,0,Medida,"M6 x 20, M6 x 30",1,1`,
    `11,variation,BH-0620,7790001000019,"Bulón hexagonal - M6 x 20",1,0,visible,,,,,taxable,parent,1,300,,0,0,0.01,,,,0,,,120,,,,,,,BH,,,,,,1,Medida,"M6 x 20",,1`,
    `12,variation,BH-0630,7790001000026,"Bulón hexagonal - M6 x 30",1,0,visible,,,,,taxable,parent,1,-5,,0,0,0.01,,,,0,,,130,,,,,,,BH,,,,,,2,Medida,"M6 x 30",,1`,
    `20,simple,TU-06,7790001000033,Tuerca,1,0,visible,,"<p>Con freno.</p>",,,taxable,,1,900,,0,0,0.01,,,,1,,,20,Bulonería,,,,,,,,,,,,3,Medida,M6,1,1`,
  ],
  tiendanube: [
    'Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Nombre de propiedad 2;Valor de propiedad 2;Precio;Peso (kg);Alto (cm);Ancho (cm);Stock;SKU;Código de barras;Descripción;Título para SEO',
    'bulon;Bulón hexagonal;Bulones;Medida;M6 x 20;Acabado;Zincado;120.00;0.01;10;20;300;BH-0620;7790001000019;<p>Acero grado 5.</p>;',
    'bulon;;;Medida;M6 x 30;Acabado;Zincado;130.00;0.01;10;20;300;BH-0630;7790001000026;;',
    'tuerca;Tuerca;Tuercas;;;;;20.00;0.01;10;20;900;TU-06;7790001000033;<p>Con freno.</p>;',
  ],
  'wooCommerce en español': [
    `ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nombre,Publicado,"¿Está destacado?","Visibilidad en el catálogo","Descripción corta",Descripción,"Estado del impuesto","¿Existencias?",Inventario,"Precio rebajado","Precio normal",Categorías,Etiquetas,Imágenes,Superior,Posición,"Nombre del atributo 1","Valor(es) del atributo 1","Atributo visible 1","Atributo global 1"`,
    `10,variable,,,Bulón hexagonal,1,1,visible,Corta,"<p>Acero grado 5.</p>",taxable,1,,,,Bulonería,,https://e.com/a.jpg,,0,Medida,"M6 x 20, M6 x 30",1,1`,
    `11,variation,BH-0620,7790001000019,"Bulón hexagonal - M6 x 20",1,0,visible,,,taxable,1,300,,120,,,,id:10,1,Medida,"M6 x 20",,1`,
    `12,variation,BH-0630,7790001000026,"Bulón hexagonal - M6 x 30",1,0,visible,,,taxable,1,40,,130,,,,id:10,2,Medida,"M6 x 30",,1`,
    `20,simple,TU-06,7790001000033,Tuerca,1,0,visible,,"<p>Con freno.</p>",taxable,1,900,,20,Bulonería,,,,3,Medida,M6,1,1`,
  ],
}
const texto = columns.indexOf('texto')

test.each([
  ...['shopify', 'tiendanube'].map((name): [string, string[]] => [
    name,
    [
      'Bulón hexagonal|BH-0620|M6 x 20 Zincado|1|7790001000019',
      'Bulón hexagonal|BH-0630|M6 x 30 Zincado|1|7790001000026',
      'Tuerca|TU-06|Única|1|7790001000033',
    ],
  ]),
  ...['wooCommerce', 'wooCommerce en español'].map((name): [string, string[]] => [
    name,
    [
      'Bulón hexagonal|BH-0620|M6 x 20|1|7790001000019',
      'Bulón hexagonal|BH-0630|M6 x 30|1|7790001000026',
      'Tuerca|TU-06|M6|1|7790001000033',
    ],
  ]),
])("%s: a row for each size, with its product's text; no parent, no stock for a pack", async (name, rows) => {
  const opened = await open(csv(...(exports[name] ?? [])))
  expect([opened.stored, opened.asked]).toEqual([rows, []])
  const loaded = opened.rows('', 0, 10, true).filter(({ becomes }) => becomes === 'created')
  const bolt = '<p>Acero grado 5.</p>'
  expect(loaded.map(({ cells }) => cells[texto])).toEqual([bolt, bolt, '<p>Con freno.</p>'])
  expect(Object.values(opened.fields)).not.toContain('pack')
})

test("Shopify's newer heads are known, and a size without its parent keeps its own name", async () => {
  const shopify = await open(
    csv(
      'Title,URL handle,Description,SKU,Barcode,Option1 name,Option1 value,Price,Inventory quantity',
      "Bulón,bulon,,B-1,'7790001000019,Medida,M6,10,300",
      ",bulon,,B-2,'7790001000026,Medida,M8,10,-5",
    ),
  )
  expect(shopify.stored).toEqual(['Bulón|B-1|M6|1|7790001000019', 'Bulón|B-2|M8|1|7790001000026'])
  const woo = await open(
    csv('Type,SKU,Name,Parent,Regular price,Attribute 1 value(s)', 'variation,B-1,Bulón - M6,id:9,10,M6'),
  )
  expect(woo.stored).toEqual(['Bulón - M6|B-1|M6|1|S/D'])
})

test('a blank state is that of the product, also of the one that a key names', async () => {
  const opened = await open(
    csv(
      'Handle,Title,Option1 Value,Variant SKU,Status',
      'bulon,Bulón,M6,BH-06,active',
      'viejo,Bulón viejo,M6,BV-1,draft',
      'bulon,,M8,BH-08,',
      'viejo,,M8,BV-2,',
    ),
  )
  expect(opened.asked).toEqual(['«Status» dice cuáles están a la venta: se cargan todas hasta que lo digas'])
  opened.press('Status', 'No cargar «draft»')
  expect(opened.stored).toEqual(['Bulón|BH-06|M6|1|S/D', 'Bulón|BH-08|M8|1|S/D'])
})

test('sizes of a draft stay out with it, whatever they say themselves', async () => {
  const opened = await open(
    csv(
      'Type,SKU,Name,Published,Parent,Regular price,Attribute 1 value(s)',
      'variable,VI,Viejo,-1,,,M6',
      'variation,VI-06,Viejo - M6,1,VI,10,M6',
      'simple,TU,Tuerca,1,,10,',
    ),
  )
  opened.press('Published', 'No cargar «-1»')
  expect(opened.stored).toEqual(['Tuerca|TU|Única|1|S/D'])
})

test("WooCommerce's kinds are asked about where some are no goods of its own", async () => {
  const rows = ['variation,B-1,Bulón - M6,,10,M6', '"simple, virtual",S-1,Curso,,10,', 'external,E-1,Libro,,10,']
  const opened = await open(csv('Type,SKU,Name,Parent,Regular price,Attribute 1 value(s)', ...rows))
  opened.press('Type', 'No cargar «simple, virtual» y «external»')
  expect(opened.stored).toEqual(['Bulón - M6|B-1|M6|1|S/D'])
})

test('any other list stays as it is', async () => {
  const { stored, fields } = await open(csv('SKU,Name,Type,Stock', '1,Bulón,x,3'))
  expect([stored, fields['Type']]).toEqual([['Bulón|1|Única|1|S/D'], ''])
})
