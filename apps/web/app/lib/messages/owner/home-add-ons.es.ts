import { translation } from '../words.ts'
import type { homeAddOnsWords } from './home-add-ons.ts'

export const es = translation<typeof homeAddOnsWords>({
  title: 'Lo que los huéspedes pueden añadir',
  note: 'Se ofrece al reservar',
  lead: 'Figura junto al precio, y dentro de él solo para quien lo elige. Una limpieza a media estancia puede cambiar cómo tributa.',
  none: 'Todavía no se ofrece nada.',
  label: 'Qué es',
  text: 'Qué recibe el huésped',
  textHint: 'Una frase',
  kind: 'Tipo',
  kinds: {
    extra: 'Un extra',
    mid_stay_clean: 'Limpieza a media estancia',
    early_late: 'Llegar antes o salir más tarde',
  },
  price: 'Precio',
  per: 'Por',
  pers: { stay: 'la estancia', night: 'cada noche', guest: 'cada huésped', guest_night: 'cada huésped y noche' },
  add: 'Ofrecer algo más',
  remove: 'Retirar «{label}»',
  removeEmpty: 'Retirar esto',
  missing: 'Rellene este campo.',
  twice: 'Esto ya figura aquí.',
  unclear: 'Escriba un importe.',
  save: 'Guardar lo que se puede añadir',
  saved: 'Se ofrece desde la próxima oferta',
})
