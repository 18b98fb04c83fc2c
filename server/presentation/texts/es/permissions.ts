// The permissions of the catalogue and their groups.
import type { Texts } from "../types.js";

export const permissionGroups: Texts["permissionGroups"] = {
  social: "Jugar y hablar con otras personas",
  content: "Cámara, imágenes y publicaciones",
  ai: "Inteligencia artificial",
  commerce: "Gastos y juegos de azar",
  marketing: "Mensajes y publicidad",
  advanced: "Otros",
};

export const permissions: Texts["permissions"] = {
  multiplayer: { title: "Multijugador", about: "Jugar en línea con otras personas." },
  "leaderboard-and-rankings": {
    title: "Clasificaciones",
    about: "Aparecer en clasificaciones públicas con un nombre y una puntuación.",
  },
  "join-groups": {
    title: "Grupos",
    about: "Unirse a clubes, clanes o equipos de otros jugadores.",
  },
  "public-profile": {
    title: "Perfil público",
    about: "Tener un perfil que pueden ver personas desconocidas.",
  },
  "custom-avatar": {
    title: "Avatar personalizado",
    about: "Elegir el aspecto de su personaje.",
  },
  "custom-username": {
    title: "Nombre de usuario propio",
    about: "Elegir un nombre que otros pueden ver.",
  },
  "text-chat-private": {
    title: "Chat de texto privado",
    about: "Intercambiar mensajes escritos con una sola persona.",
  },
  "text-chat-public": {
    title: "Chat de texto público",
    about: "Escribir mensajes que puede leer cualquiera, también personas desconocidas.",
  },
  "voice-chat": { title: "Chat de voz", about: "Hablar con otros jugadores por el micrófono." },
  "video-chat": { title: "Videochat", about: "Hablar con otros jugadores por la cámara." },
  "online-status": {
    title: "Estado de conexión",
    about: "Dejar que otros vean cuándo está conectado el menor.",
  },
  "public-friend-list": {
    title: "Lista de amigos pública",
    about: "Dejar que otros vean quiénes son los amigos del menor.",
  },
  "send-accept-friend-requests": {
    title: "Solicitudes de amistad",
    about: "Enviar y aceptar solicitudes de amistad.",
  },
  "link-to-third-party-chat": {
    title: "Enlaces a otros chats",
    about: "Abrir enlaces a chats de otros servicios, como Discord.",
  },
  "virtual-events": {
    title: "Eventos en directo",
    about: "Participar en conciertos, espectáculos y encuentros en línea.",
  },
  "share-to-social-media": {
    title: "Compartir en redes sociales",
    about: "Publicar desde aquí en redes sociales.",
  },
  "personalized-recommendations": {
    title: "Recomendaciones personalizadas",
    about: "Ver contenidos elegidos según lo que el menor hizo antes.",
  },
  "targeted-ads": {
    title: "Publicidad personalizada",
    about: "Ver publicidad elegida según lo que hace el menor.",
  },
  profiling: {
    title: "Elaboración de perfiles",
    about: "Dejar que se analice su comportamiento para predecir sus intereses.",
  },
  "push-notifications": {
    title: "Notificaciones",
    about: "Recibir mensajes en su dispositivo cuando no está jugando.",
  },
  "direct-marketing": {
    title: "Mensajes publicitarios",
    about: "Recibir publicidad por correo o mensaje.",
  },
  forums: { title: "Foros", about: "Leer y escribir en foros públicos." },
  "in-game-purchases": { title: "Compras", about: "Comprar cosas con dinero real." },
  "loot-boxes-paid-cosmetic-only": {
    title: "Cajas de botín: solo apariencia",
    about: "Pagar por objetos al azar que solo cambian el aspecto de las cosas.",
  },
  "loot-boxes-paid-gameplay-impacting": {
    title: "Cajas de botín: ventajas",
    about: "Pagar por objetos al azar que ayudan en el juego.",
  },
  "loot-boxes-kompu-gacha": {
    title: "Cajas de botín: colecciones",
    about: "Pagar por objetos al azar que hay que reunir en una colección completa.",
  },
  "send-gifts": { title: "Regalos", about: "Enviar a otros cosas que ha comprado." },
  "simulated-gambling": {
    title: "Apuestas simuladas",
    about: "Jugar a juegos de azar sin dinero real.",
  },
  "virtual-property-ownership": {
    title: "Bienes virtuales",
    about: "Poseer e intercambiar bienes virtuales.",
  },
  "camera-access": {
    title: "Cámara",
    about: "Dejar que el juego o la aplicación use la cámara.",
  },
  "share-game-clips-screenshots": {
    title: "Compartir clips y capturas",
    about: "Mostrar a otros grabaciones del juego.",
  },
  "photo-video-sharing": {
    title: "Compartir fotos y videos",
    about: "Mostrar a otros sus propias fotos y videos.",
  },
  "real-time-location-sharing": {
    title: "Ubicación",
    about: "Mostrar a otros dónde está el menor en cada momento.",
  },
  mods: { title: "Mods", about: "Usar contenidos creados por otros jugadores." },
  "gameplay-streaming": {
    title: "Transmisión en directo",
    about: "Transmitir el juego en directo ante un público.",
  },
  "gameplay-recording": {
    title: "Grabación",
    about: "Grabar el juego, incluidas las voces de otras personas.",
  },
  "link-to-third-party-streaming-app": {
    title: "Enlaces a servicios de transmisión",
    about: "Vincular una cuenta con un servicio de transmisión.",
  },
  "ai-chat": {
    title: "Chat con una IA",
    about: "Intercambiar mensajes con un programa que responde como una persona.",
  },
  "ai-media-generation": {
    title: "Imágenes y sonidos hechos por una IA",
    about: "Pedir a una IA que cree imágenes, videos o sonidos.",
  },
  "ai-voice-mode": {
    title: "Hablar con una IA",
    about: "Hablar con un programa que responde en voz alta.",
  },
  "ai-memory": {
    title: "Memoria de la IA",
    about: "Dejar que una IA recuerde lo que el menor le cuenta.",
  },
  "ai-companion-chatbot": {
    title: "Compañero virtual con IA",
    about: "Tener como amigo a un personaje de IA.",
  },
  "ai-media-upload": {
    title: "Archivos para una IA",
    about: "Entregar a una IA sus propias imágenes, videos o sonidos.",
  },
  "ai-model-training": {
    title: "Entrenamiento de IA",
    about: "Dejar que una IA aprenda de lo que el menor escribe y crea.",
  },
  "augmented-reality": {
    title: "Realidad aumentada",
    about: "Ver el juego en su entorno real a través de la cámara.",
  },
  "mature-language": { title: "Lenguaje fuerte", about: "Oír y leer lenguaje fuerte." },
  "motion-data": {
    title: "Datos de movimiento",
    about: "Dejar que unos sensores registren cómo se mueve el menor.",
  },
};
