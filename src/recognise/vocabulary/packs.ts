/** Words of packs and pieces, in singular and plural, as people and systems shorten them. */
export const containerWords: ReadonlySet<string> = new Set(
  (
    'caja cajas cj cjs bolsa bolsas paquete paquetes paq pack packs bulto bultos rollo rollos balde baldes cartucho cartuchos ' +
    'blister blisters estuche estuches bandeja bandejas display displays fardo fardos pallet pallets box boxes bag bags package packages'
  ).split(' '),
)

/** Words for a pack of any kind. */
export const anyPack: ReadonlySet<string> = new Set('pack packs paq'.split(' '))

/** Words that count pieces. */
export const unitWords: ReadonlySet<string> = new Set(
  (
    'u us ud uds uns uni unis und unds unid unids unidad unidads unidades unit units pz pzs pza pzas pieza piezas pc pcs pce pces ' +
    'piece pieces each ea suelto suelta sueltos sueltas item items articulos productos elementos ejemplares'
  ).split(' '),
)

/** Words between a container and its number. */
export const packJoints: ReadonlySet<string> = new Set('x por de con of'.split(' '))
