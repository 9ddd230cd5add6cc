interface SubProducto {
  codigo: string
  tamaño: string
  pack: string
  codigobarra: string
}

export interface Producto {
  id: number
  orden: number
  nombre: string
  texto: string
  destacado: 0 | 1
  sub_productos: SubProducto[]
}

const sub = (codigo: string, tamaño: string, pack: string, codigobarra: string): SubProducto => ({ codigo, tamaño, pack, codigobarra })

export const productos: Producto[] = [
  {
    id: 1,
    orden: 1,
    nombre: 'Bulón hexagonal',
    texto:
      '<p>Cabeza hexagonal y rosca métrica parcial, en acero al carbono templado y revenido. La caña lisa trabaja al corte: es el bulón para uniones estructurales y de máquinas.</p><ul><li>DIN 931 / ISO 4014 e IRAM 5214. Rosca completa DIN 933 / ISO 4017 a pedido.</li><li>Grado 8.8, marcado en la cabeza con 8.8 y BQ.</li><li>Zincado electrolítico de 8 µm.</li></ul>',
    destacado: 1,
    sub_productos: [
      sub('010830', 'M8 x 30', 'Caja x 100', '7798123001013'),
      sub('011040', 'M10 x 40', 'Caja x 100', '7798123001020'),
      sub('011250', 'M12 x 50', 'Caja x 50', '7798123001037'),
      sub('011260', 'M12 x 60', 'Caja x 50', '7798123001044'),
      sub('011670', 'M16 x 70', 'Caja x 25', '7798123001051'),
      sub('012090', 'M20 x 90', 'Caja x 10', '7798123001068'),
    ],
  },
  {
    id: 2,
    orden: 2,
    nombre: 'Bulón carruaje',
    texto:
      '<p>Cabeza redonda y cuello cuadrado que se traba en la madera o en la chapa punzonada: se aprieta desde un solo lado y no deja aristas.</p><ul><li>DIN 603 / ISO 8677, acero 4.8 zincado.</li><li>Para portones, carrocerías, tinglados y juegos de plaza.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('020650', 'M6 x 50', 'Caja x 100', '7798123002010'),
      sub('020870', 'M8 x 70', 'Caja x 50', '7798123002027'),
      sub('021090', 'M10 x 90', 'Caja x 50', '7798123002034'),
      sub('021212', 'M12 x 120', 'Caja x 25', '7798123002041'),
    ],
  },
  {
    id: 3,
    orden: 3,
    nombre: 'Bulón U',
    texto:
      '<p>Abarcón de varilla curvada con dos roscas métricas. Sujeta caños, elásticos y postes sin perforarlos. Se entrega con dos tuercas y dos arandelas.</p><ul><li>DIN 3570, acero 4.8 zincado.</li><li>La medida es la del caño, en pulgadas nominales.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('030100', '1" - M8', 'Bolsa x 20', '7798123003017'),
      sub('030150', '1 1/2" - M8', 'Bolsa x 20', '7798123003024'),
      sub('030200', '2" - M10', 'Bolsa x 10', '7798123003031'),
      sub('030400', '4" - M12', 'Bolsa x 5', '7798123003048'),
    ],
  },
  {
    id: 4,
    orden: 4,
    nombre: 'Tornillo Allen cabeza cilíndrica',
    texto:
      '<p>Hexágono interior y cabeza moleteada, para montajes con poco espacio de llave y alta precarga: matrices, bridas y máquinas herramienta.</p><ul><li>DIN 912 / ISO 4762, acero aleado grado 12.9.</li><li>Pavonado negro aceitado.</li><li>Resistencia a la tracción: 1.220 MPa.</li></ul>',
    destacado: 1,
    sub_productos: [
      sub('040516', 'M5 x 16', 'Caja x 200', '7798123004014'),
      sub('040620', 'M6 x 20', 'Caja x 200', '7798123004021'),
      sub('040825', 'M8 x 25', 'Caja x 100', '7798123004038'),
      sub('041030', 'M10 x 30', 'Caja x 100', '7798123004045'),
      sub('041240', 'M12 x 40', 'Caja x 50', '7798123004052'),
      sub('041660', 'M16 x 60', 'Caja x 25', '7798123004069'),
    ],
  },
  {
    id: 5,
    orden: 5,
    nombre: 'Prisionero Allen',
    texto:
      '<p>Espárrago sin cabeza con hexágono interior. Fija poleas, collares y engranajes sobre el eje sin sobresalir de la pieza.</p><ul><li>DIN 913 / ISO 4026 punta plana.</li><li>Acero 45H, pavonado negro.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('050508', 'M5 x 8', 'Caja x 200', '7798123005011'),
      sub('050610', 'M6 x 10', 'Caja x 200', '7798123005028'),
      sub('050816', 'M8 x 16', 'Caja x 100', '7798123005035'),
      sub('051020', 'M10 x 20', 'Caja x 100', '7798123005042'),
    ],
  },
  {
    id: 6,
    orden: 6,
    nombre: 'Tornillo autoperforante',
    texto:
      '<p>Punta mecha, cabeza hexagonal con arandela incorporada y sello de EPDM. Perfora, rosca y sella chapas de techo en una sola operación.</p><ul><li>DIN 7504-K, acero cementado y zincado.</li><li>Perfora hasta 5 mm de acero. Usá boquilla magnética y 1.800 rpm como máximo.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('061410', '#14 x 1"', 'Caja x 250', '7798123006018'),
      sub('061415', '#14 x 1 1/2"', 'Caja x 250', '7798123006025'),
      sub('061420', '#14 x 2"', 'Caja x 200', '7798123006032'),
      sub('061425', '#14 x 2 1/2"', 'Caja x 100', '7798123006049'),
    ],
  },
  {
    id: 7,
    orden: 7,
    nombre: 'Tornillo drywall',
    texto:
      '<p>Cabeza trompeta y punta aguja para fijar placa de yeso a perfiles de hasta 0,9 mm sin romper el papel. Rosca fina doble.</p><ul><li>Tipo T2, DIN 18182-2, fosfatizado negro.</li><li>Impronta Phillips PH2.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('070625', '#6 x 1"', 'Caja x 1000', '7798123007015'),
      sub('070632', '#6 x 1 1/4"', 'Caja x 1000', '7798123007022'),
      sub('070641', '#6 x 1 5/8"', 'Caja x 500', '7798123007039'),
      sub('070850', '#8 x 2"', 'Caja x 500', '7798123007046'),
    ],
  },
  {
    id: 8,
    orden: 8,
    nombre: 'Tornillo Fix',
    texto:
      '<p>Tornillo fresado para aglomerado, MDF y maderas blandas. La rosca profunda agarra sin agujero guía y la cabeza queda al ras.</p><ul><li>Acero cementado, bicromatado amarillo.</li><li>Impronta Phillips PH2; usalo con o sin taco.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('083525', '3,5 x 25 mm', 'Caja x 1000', '7798123008012'),
      sub('083540', '3,5 x 40 mm', 'Caja x 500', '7798123008029'),
      sub('084050', '4 x 50 mm', 'Caja x 500', '7798123008036'),
      sub('085070', '5 x 70 mm', 'Caja x 250', '7798123008043'),
    ],
  },
  {
    id: 9,
    orden: 9,
    nombre: 'Tirafondo',
    texto:
      '<p>Tornillo para madera de cabeza hexagonal con arandela estampada. Une tirantes, deck y herrajes pesados; con taco, también fija a mampostería.</p><ul><li>DIN 571, acero al carbono, bicromatado amarillo.</li><li>Agujero guía recomendado: 0,7 del diámetro.</li></ul>',
    destacado: 1,
    sub_productos: [
      sub('090650', '6 x 50 mm', 'Caja x 100', '7798123009019'),
      sub('090870', '8 x 70 mm', 'Caja x 100', '7798123009026'),
      sub('090890', '8 x 90 mm', 'Caja x 50', '7798123009033'),
      sub('091010', '10 x 100 mm', 'Caja x 50', '7798123009040'),
      sub('091212', '12 x 120 mm', 'Caja x 25', '7798123009057'),
    ],
  },
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
  {
    id: 17,
    orden: 17,
    nombre: 'Varilla roscada',
    texto:
      '<p>Barra con rosca métrica en todo su largo, para suspender cañerías y bandejas, armar espárragos y anclar bases. La cortamos a medida.</p><ul><li>DIN 975 / DIN 976, tramos de 1 m.</li><li>Acero 4.8 zincado o bicromatado; 8.8 a pedido.</li></ul>',
    destacado: 1,
    sub_productos: [
      sub('170601', 'M6 x 1 m zincada', 'Paquete x 20', '7798123017014'),
      sub('170801', 'M8 x 1 m zincada', 'Paquete x 20', '7798123017021'),
      sub('171001', 'M10 x 1 m zincada', 'Paquete x 10', '7798123017038'),
      sub('171002', 'M10 x 1 m bicromatada', 'Paquete x 10', '7798123017045'),
      sub('171201', 'M12 x 1 m zincada', 'Paquete x 10', '7798123017052'),
      sub('171601', 'M16 x 1 m zincada', 'Paquete x 5', '7798123017069'),
    ],
  },
  {
    id: 18,
    orden: 18,
    nombre: 'Anclaje de expansión',
    texto:
      '<p>Anclaje pasante para hormigón macizo: al apretar, el cono abre la grapa y la fijación carga en el acto. El anillo rojo marca la profundidad mínima.</p><ul><li>Acero zincado, con tuerca y arandela.</li><li>Dejá al menos 10 diámetros entre ejes y al borde.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('180875', 'M8 x 75', 'Caja x 50', '7798123018011'),
      sub('181090', 'M10 x 90', 'Caja x 50', '7798123018028'),
      sub('181211', 'M12 x 110', 'Caja x 25', '7798123018035'),
      sub('181614', 'M16 x 140', 'Caja x 10', '7798123018042'),
    ],
  },
  {
    id: 19,
    orden: 19,
    nombre: 'Ancla química',
    texto:
      '<p>Resina viniléster en cartucho y varilla con tuerca y arandela. Ancla sin expansión: apta cerca del borde, en losas delgadas y en ladrillo hueco con tamiz.</p><ul><li>Fragua a 20 °C: 45 minutos.</li><li>Se aplica con pistola de calafateo común; incluye pico mezclador.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('190300', 'Cartucho 300 ml', 'Unidad', '7798123019018'),
      sub('191013', 'Varilla M10 x 130', 'Bolsa x 10', '7798123019025'),
      sub('191216', 'Varilla M12 x 160', 'Bolsa x 10', '7798123019032'),
    ],
  },
  {
    id: 20,
    orden: 20,
    nombre: 'Escuadra reforzada',
    texto:
      '<p>Ángulo de chapa galvanizada con nervio estampado que evita que se abra. Agujeros para clavo, tirafondo y anclaje de hasta 12 mm.</p><ul><li>Chapa de 2,5 mm, galvanizado Z275.</li><li>Para encuentros de tirantes, solados y bases.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('200707', '70 x 70 x 55 mm', 'Caja x 50', '7798123020014'),
      sub('200909', '90 x 90 x 65 mm', 'Caja x 25', '7798123020021'),
      sub('201010', '105 x 105 x 90 mm', 'Caja x 25', '7798123020038'),
    ],
  },
  {
    id: 21,
    orden: 21,
    nombre: 'Bisagra libro',
    texto:
      '<p>Bisagra de dos hojas con perno remachado y ocho agujeros fresados para puertas y tapas de madera. Se entrega con tornillos.</p><ul><li>Chapa de acero de 1,6 mm, zincada.</li><li>Tres bisagras de 4" llevan una puerta de hasta 40 kg.</li></ul>',
    destacado: 1,
    sub_productos: [
      sub('210250', '2 1/2" (63 mm)', 'Caja x 24', '7798123021011'),
      sub('210300', '3" (76 mm)', 'Caja x 24', '7798123021028'),
      sub('210400', '4" (102 mm)', 'Caja x 12', '7798123021035'),
    ],
  },
  {
    id: 22,
    orden: 22,
    nombre: 'Bisagra munición',
    texto:
      '<p>Bisagra para soldar, de dos cuerpos torneados con arandela de bronce. La hoja se levanta y se retira sin desarmar nada.</p><ul><li>Acero SAE 1010 sin recubrimiento, lista para soldar.</li><li>Para portones, tranqueras y gabinetes.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('220100', '12 x 80 mm', 'Bolsa x 10', '7798123022018'),
      sub('220160', '16 x 100 mm', 'Bolsa x 10', '7798123022025'),
      sub('220220', '22 x 140 mm', 'Bolsa x 4', '7798123022032'),
    ],
  },
  {
    id: 23,
    orden: 23,
    nombre: 'Cadena',
    texto:
      '<p>Cadena de eslabón corto soldado, para amarre, cierre y suspensión. No apta para elevar cargas ni personas.</p><ul><li>DIN 766, acero zincado.</li><li>Carga de trabajo: 160 kg en 4 mm, 400 kg en 6 mm y 630 kg en 8 mm.</li></ul>',
    destacado: 1,
    sub_productos: [
      sub('230400', '4 mm', 'Rollo x 30 m', '7798123023015'),
      sub('230600', '6 mm', 'Rollo x 30 m', '7798123023022'),
      sub('230800', '8 mm', 'Balde x 15 m', '7798123023039'),
      sub('231000', '10 mm', 'Balde x 10 m', '7798123023046'),
    ],
  },
  {
    id: 24,
    orden: 24,
    nombre: 'Cáncamo',
    texto:
      '<p>Ojo forjado de una pieza con apoyo y espiga roscada, para izar motores, moldes y tableros. Roscalo a fondo: el apoyo tiene que asentar.</p><ul><li>DIN 580, acero C15E zincado.</li><li>Carga axial: 140 kg en M8, 230 kg en M10 y 340 kg en M12.</li></ul>',
    destacado: 0,
    sub_productos: [
      sub('240800', 'M8', 'Bolsa x 10', '7798123024012'),
      sub('241000', 'M10', 'Bolsa x 10', '7798123024029'),
      sub('241200', 'M12', 'Bolsa x 5', '7798123024036'),
    ],
  },
]
