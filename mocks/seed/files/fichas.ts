import { heading, paragraph, renderPdf, table } from './pdf.ts'

const ENERO = new Date('2026-01-15T12:00:00Z')
const ORIENTATIVO = 'Valores orientativos: verificá cada unión según su carga, su material y su lubricación.'

const numeric = (label: string, width: number) => ({ label, width, align: 'right' as const })

export const fichaBulones = () =>
  renderPdf({ titulo: 'Ficha técnica: bulones hexagonales', fecha: ENERO }, (doc) => {
    heading(doc, 'Alcance')
    paragraph(
      doc,
      'Bulones de cabeza hexagonal con rosca parcial DIN 931 / ISO 4014, en acero al carbono templado y revenido, grado 8.8 según ISO 898-1, zincado electrolítico de 8 µm. La cabeza lleva estampados el grado y la marca BQ.',
    )
    heading(doc, 'Dimensiones y cargas')
    const columns = [
      { label: 'Rosca', width: 60 }, numeric('Paso (mm)', 65), numeric('Llave (mm)', 70), numeric('Cabeza (mm)', 75),
      numeric('Área (mm²)', 75), numeric('Prueba (kN)', 80), numeric('Rotura mín. (kN)', 90),
    ]
    table(doc, columns, [
      ['M8', '1,25', '13', '5,3', '36,6', '21,2', '29,2'],
      ['M10', '1,50', '17', '6,4', '58,0', '33,7', '46,4'],
      ['M12', '1,75', '19', '7,5', '84,3', '48,9', '67,4'],
      ['M16', '2,00', '24', '10,0', '157', '91,0', '125'],
      ['M20', '2,50', '30', '12,5', '245', '147', '203'],
    ])
    paragraph(doc, 'Llave y altura de cabeza según DIN 931. Cargas según ISO 898-1, rosca de paso grueso.')
    heading(doc, 'Propiedades del grado 8.8')
    table(doc, [{ label: 'Propiedad', width: 275 }, numeric('Hasta M16', 120), numeric('Más de M16', 120)], [
      ['Resistencia a la tracción mínima (MPa)', '800', '830'],
      ['Límite convencional 0,2 % mínimo (MPa)', '640', '660'],
      ['Alargamiento mínimo (%)', '12', '12'],
      ['Dureza Rockwell C', '22 a 32', '23 a 34'],
    ])
    heading(doc, 'Uso')
    paragraph(
      doc,
      'Combinalo con tuerca clase 8 (DIN 934) y arandela de 200 HV o más. El largo roscado tiene que quedar fuera del plano de corte. Después del apriete deben sobresalir al menos dos filetes de la tuerca.',
    )
  })

export const paresDeApriete = () =>
  renderPdf({ titulo: 'Tabla de pares de apriete', fecha: ENERO }, (doc) => {
    heading(doc, 'Rosca métrica de paso grueso')
    paragraph(doc, 'Par en Nm para una precarga del 90 % del límite de fluencia, con coeficiente de fricción 0,12 (zincado con aceite liviano).')
    table(doc, [{ label: 'Rosca', width: 140 }, numeric('Grado 8.8 (Nm)', 125), numeric('Grado 10.9 (Nm)', 125), numeric('Grado 12.9 (Nm)', 125)], [
      ['M6', '10,1', '14,9', '17,4'],
      ['M8', '24,6', '36,1', '42,2'],
      ['M10', '48', '71', '83'],
      ['M12', '84', '123', '144'],
      ['M16', '206', '302', '354'],
      ['M20', '415', '592', '692'],
      ['M24', '714', '1.017', '1.190'],
    ])
    heading(doc, 'Cómo apretar')
    paragraph(doc, '1. Limpiá las roscas y las caras de apoyo: pintura y viruta se asientan y la unión pierde precarga.')
    paragraph(doc, '2. Con varios bulones, apretá en cruz y en tres pasadas: 30 %, 70 % y 100 % del par.')
    paragraph(doc, '3. Con lubricante de disulfuro de molibdeno reducí el par un 20 %. Nunca uses esta tabla con acero inoxidable.')
    paragraph(doc, '4. Marcá la tuerca y la pieza: una marca corrida se ve desde lejos.')
    paragraph(doc, ORIENTATIVO)
  })

export const guiaAnclajes = () =>
  renderPdf({ titulo: 'Guía de colocación de anclajes', fecha: ENERO }, (doc) => {
    heading(doc, 'Anclaje de expansión en hormigón macizo')
    paragraph(doc, '1. Perforá con mecha del diámetro del anclaje, 10 mm más hondo que la profundidad mínima.')
    paragraph(doc, '2. Soplá y cepillá el agujero hasta que salga sin polvo.')
    paragraph(doc, '3. Golpeá el anclaje con la tuerca puesta hasta que el anillo rojo quede al ras de la pieza.')
    paragraph(doc, '4. Apretá con torquímetro al par de la tabla. Si gira sin tomar par, descartalo y perforá en otro lugar.')
    const columns = [{ label: 'Rosca', width: 95 }, numeric('Mecha (mm)', 105), numeric('Profundidad (mm)', 115), numeric('Par (Nm)', 95), numeric('Entre ejes (mm)', 105)]
    table(doc, columns, [
      ['M8', '8', '50', '20', '80'],
      ['M10', '10', '60', '40', '100'],
      ['M12', '12', '70', '60', '120'],
      ['M16', '16', '90', '120', '160'],
    ])
    heading(doc, 'Ancla química')
    paragraph(doc, '1. Perforá, soplá, cepillá y volvé a soplar: la adherencia depende de la limpieza.')
    paragraph(doc, '2. Descartá los primeros 10 cm de resina, hasta que el color sea parejo.')
    paragraph(doc, '3. Llená dos tercios desde el fondo. En ladrillo hueco, poné antes el tamiz.')
    paragraph(doc, '4. Introducí la varilla girando y no la toques hasta cumplir la fragua: 45 minutos a 20 °C, 90 minutos a 10 °C.')
    table(doc, columns, [
      ['M10', '12', '90', '20', '100'],
      ['M12', '14', '110', '40', '120'],
    ])
    paragraph(doc, ORIENTATIVO)
  })
