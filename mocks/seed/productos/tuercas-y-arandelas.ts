import { sub, type Producto } from './producto.ts'

export const tuercasYArandelas: Producto[] = [
  {
    id: 10,
    orden: 10,
    nombre: 'Tuerca hexagonal',
    texto:
      '<p>Tuerca de uso general, la pareja del bulón 8.8. Con la clase correcta, el bulón rompe antes de que la rosca de la tuerca se arranque.</p><ul><li>DIN 934 / ISO 4032, clase 8.</li><li>Zincado electrolítico; tolerancia 6H.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('100800', 'M8', 'Caja x 500', '7798123010015'),
      sub('101000', 'M10', 'Caja x 250', '7798123010022'),
      sub('101200', 'M12', 'Caja x 200', '7798123010039'),
      sub('101600', 'M16', 'Caja x 100', '7798123010046'),
      sub('102000', 'M20', 'Caja x 50', '7798123010053'),
    ],
  },
  {
    id: 11,
    orden: 11,
    nombre: 'Tuerca autofrenante',
    texto:
      '<p>Lleva un inserto de poliamida que abraza el filete y frena la rotación aun sin precarga. Para equipos con vibración: transmisiones, acoplados y maquinaria agrícola.</p><ul><li>DIN 985 / ISO 10511, clase 8 zincada.</li><li>Uso de -30 a 120 °C.</li><li>Reemplazala en cada desarme crítico.</li></ul>',
    destacado: 1,
    sub_productos: [
      sub('110600', 'M6', 'Caja x 500', '7798123011012'),
      sub('110800', 'M8', 'Caja x 250', '7798123011029'),
      sub('111000', 'M10', 'Caja x 200', '7798123011036'),
      sub('111200', 'M12', 'Caja x 100', '7798123011043'),
      sub('111600', 'M16', 'Caja x 50', '7798123011050'),
    ],
  },
  {
    id: 12,
    orden: 12,
    nombre: 'Tuerca con brida',
    texto:
      '<p>La brida integrada reparte la presión y reemplaza a la arandela plana: menos piezas y un montaje más rápido en serie.</p><ul><li>DIN 6923 / ISO 4161, clase 8 zincada.</li><li>Para chapa, carrocerías y agujeros amplios.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('120600', 'M6', 'Caja x 500', '7798123012019'),
      sub('120800', 'M8', 'Caja x 250', '7798123012026'),
      sub('121000', 'M10', 'Caja x 200', '7798123012033'),
      sub('121200', 'M12', 'Caja x 100', '7798123012040'),
    ],
  },
  {
    id: 13,
    orden: 13,
    nombre: 'Tuerca ciega',
    texto:
      '<p>Cúpula cerrada que tapa el extremo de la rosca: protege a las personas, sella el filete y termina la vista de la pieza.</p><ul><li>DIN 1587, latón cromado o latón natural.</li><li>Para muebles, barandas y sanitarios.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('130600', 'M6 cromada', 'Bolsa x 50', '7798123013016'),
      sub('130800', 'M8 cromada', 'Bolsa x 50', '7798123013023'),
      sub('131000', 'M10 cromada', 'Bolsa x 25', '7798123013030'),
      sub('130801', 'M8 latón', 'Bolsa x 50', '7798123013047'),
    ],
  },
  {
    id: 14,
    orden: 14,
    nombre: 'Tuerca mariposa',
    texto:
      '<p>Se aprieta y se suelta a mano, sin herramienta. Para guardas, tapas y regulaciones que se abren seguido.</p><ul><li>DIN 315, fundición maleable zincada.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('140500', 'M5', 'Bolsa x 100', '7798123014013'),
      sub('140600', 'M6', 'Bolsa x 100', '7798123014020'),
      sub('140800', 'M8', 'Bolsa x 50', '7798123014037'),
    ],
  },
  {
    id: 15,
    orden: 15,
    nombre: 'Arandela plana',
    texto:
      '<p>Reparte la carga y protege la superficie bajo la cabeza o la tuerca. Su dureza tiene que acompañar el grado del bulón.</p><ul><li>DIN 125 A / ISO 7089, 200 HV, zincada.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('150600', 'M6', 'Caja x 1000', '7798123015010'),
      sub('150800', 'M8', 'Caja x 500', '7798123015027'),
      sub('151000', 'M10', 'Caja x 500', '7798123015034'),
      sub('151200', 'M12', 'Caja x 250', '7798123015041'),
      sub('151600', 'M16', 'Caja x 100', '7798123015058'),
    ],
  },
  {
    id: 16,
    orden: 16,
    nombre: 'Arandela grower',
    texto:
      '<p>Arandela elástica de un solo corte. Compensa el asentamiento de la unión y muerde la superficie cuando la tuerca intenta girar.</p><ul><li>DIN 127 B, acero de resorte, 44 a 50 HRC.</li><li>Zincado mecánico, sin riesgo de fragilidad por hidrógeno.</li><li>Recomendada hasta grado 8.8.</li></ul>',
    destacado: 1,
    sub_productos: [
      sub('160600', 'M6', 'Caja x 1000', '7798123016017'),
      sub('160800', 'M8', 'Caja x 500', '7798123016024'),
      sub('161000', 'M10', 'Caja x 500', '7798123016031'),
      sub('161200', 'M12', 'Caja x 250', '7798123016048'),
    ],
  },
]
