import { sub, type Producto } from './producto.ts'

export const bulonesYTornillos: Producto[] = [
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
]
