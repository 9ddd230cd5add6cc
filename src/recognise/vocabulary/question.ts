/** Words of a question that name nothing. */
import { sizeUnits } from './units.ts'
import { toSet } from './to-set.ts'

/** Words for nothing, by what they do. */
export const fillers: readonly string[] = [
  'hola buenas buen buenos dia dias tarde tardes noches gracias favor porfa che ustedes',
  'tenés tienen tiene tienes tengo hay venden vendes vende hacen haces manejan trabajan consigo consiguen',
  'busco buscando necesito necesitamos quiero quisiera queria querria saber consultar consulta ver preciso estoy ando comprar pedir pido cotizar cotizame dame deme das pasas pasame pasar mandame mandar pueden podes podrian algun alguna algo unos unas',
  'que cual cuales como donde es son sea sean esta este esto ese esa me te se le lo les mi mis su sus muy mas menos si no ni pero sirve sirven llevo lleva llevan uso usar usa usan poner pongo colocar fijar fijo tipo tipos modelo marca sobre tambien hoy ya urgente todos todas bueno buena mejor barato barata corto corta cortos chico chica chicos grande grandes',
  'medida medidas tamaño talle talles largo larga longitud diametro espesor codigo cod art articulo producto productos ref referencia sku ean item unidad unidades docena docenas material metrica metrico milimetrica milimetrico mm milimetro milimetros metro metros',
  'the and of for with in on an i do you have need looking want buy price please size sizes per any',
  'de del la el los las para con y en por un una x a al o e',
]

/** Words for nothing among products, which a page may be about. */
export const topics =
  'precio precios cuanto cuesta cuestan vale valen sale salen costo presupuesto cotizacion lista stock disponible disponibilidad entrega'

/** Words before what a thing is used for. */
export const useWords = toSet('para for')
export const articles = toSet('el la los las un una the')

/** 'p/ madera', 'c/ tuerca'. */
export const abbreviations: ReadonlyMap<string, string> = new Map([
  ['p/', 'para'],
  ['c/', 'con'],
])

export const metres = toSet(sizeUnits.m)
/** What a thing is sold by: 'yerba x kilo'. */
export const soldBy = toSet('metro metros kilo kilos kg kgs litro litros lt lts unidad docena')
