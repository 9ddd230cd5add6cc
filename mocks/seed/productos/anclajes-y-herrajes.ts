import { sub, type Producto } from './producto.ts'

export const anclajesYHerrajes: Producto[] = [
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
