import { translation } from '../words.ts'
import type { assistantWords } from './assistant.ts'

export const es = translation<typeof assistantWords>({
  provider: 'Proveedor',
  way: 'Protocolo',
  ways: {
    anthropic: 'Messages API de Anthropic',
    openai: 'OpenAI o compatible (chat completions)',
  },
  address: 'Dirección',
  addressHint:
    'Del proveedor o de un servidor propio. Una dirección privada debe figurar en AI_LOCAL_URLS en el servidor.',
  model: 'Modelo',
  modelHint: 'Como lo escribe el proveedor.',
  key: 'Clave de API',
  keyHint: 'Se guarda cifrada y no se vuelve a mostrar. Un servidor propio puede no necesitarla.',
  cost: 'Coste',
  costNote: 'Cada borrador envía hasta unas 6000 palabras y recibe hasta 1500 tokens.',
  limit: 'Borradores al día, para todo el equipo',
  profiles: 'Perfiles estéticos de visitantes',
  profilesNote:
    'Los visitantes pueden describir con palabras y enlaces las casas que les gustan. El proveedor recibe eso, el comienzo de cada página enlazada y su imagen. Con 0, los lee nuestra propia lista de palabras y no se envía nada.',
  profileLimit: 'Perfiles estéticos al día, para todos los visitantes',
  profileLimitHint: '0 lo desactiva',
  profilesUsed: '{number} de {most} perfiles estéticos hoy',
  profileLimitInvalid: 'Introduzca un número de 0 a 5000',
  used: '{number} de {most} borradores hoy',
  off: 'Desactivado: no hay ningún proveedor conectado. Su equipo escribe todas las respuestas.',
  usedUp: 'El límite de hoy está agotado',
  usedUpText:
    'Nadie puede pedir un borrador hasta la medianoche en la zona horaria de la empresa. Para seguir hoy, aumente el límite abajo.',
  sent: 'El proveedor recibe los datos de la estancia y de la casa, y los últimos mensajes de la conversación. Antes se eliminan los códigos de puerta, las contraseñas del wifi y los números de tarjeta.',
  check: 'Comprobar y guardar',
  saved: 'Los borradores con IA están activados.',
  addressInvalid: 'Introduzca una dirección como https://api.example.com/v1',
  modelInvalid: 'Introduzca el nombre del modelo',
  keyInvalid: 'Introduzca la clave',
  limitInvalid: 'Introduzca un número de 1 a 5000',
})
