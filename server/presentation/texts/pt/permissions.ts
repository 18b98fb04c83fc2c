// The permissions of the catalogue and their groups.
import type { Texts } from "../types.js";

export const permissionGroups: Texts["permissionGroups"] = {
  social: "Jogar e conversar com outras pessoas",
  content: "Câmera, imagens e publicações",
  ai: "Inteligência artificial",
  commerce: "Gastos e jogos de azar",
  marketing: "Mensagens e publicidade",
  advanced: "Outras",
};

export const permissions: Texts["permissions"] = {
  multiplayer: { title: "Multijogador", about: "Jogar on-line com outras pessoas." },
  "leaderboard-and-rankings": {
    title: "Classificações",
    about: "Aparecer em classificações públicas com nome e pontuação.",
  },
  "join-groups": {
    title: "Grupos",
    about: "Entrar em clubes, clãs ou equipes de outros jogadores.",
  },
  "public-profile": {
    title: "Perfil público",
    about: "Ter um perfil que pessoas desconhecidas podem ver.",
  },
  "custom-avatar": {
    title: "Avatar personalizado",
    about: "Escolher a aparência do próprio personagem.",
  },
  "custom-username": {
    title: "Nome de usuário próprio",
    about: "Escolher um nome que os outros podem ver.",
  },
  "text-chat-private": {
    title: "Chat de texto privado",
    about: "Trocar mensagens escritas com uma pessoa de cada vez.",
  },
  "text-chat-public": {
    title: "Chat de texto público",
    about: "Escrever mensagens que todos podem ler, até pessoas desconhecidas.",
  },
  "voice-chat": {
    title: "Chat de voz",
    about: "Conversar com outros jogadores pelo microfone.",
  },
  "video-chat": {
    title: "Chat de vídeo",
    about: "Conversar com outros jogadores pela câmera.",
  },
  "online-status": {
    title: "Status on-line",
    about: "Deixar que outros vejam quando a criança está on-line.",
  },
  "public-friend-list": {
    title: "Lista de amigos pública",
    about: "Deixar que outros vejam quem são os amigos da criança.",
  },
  "send-accept-friend-requests": {
    title: "Pedidos de amizade",
    about: "Enviar e aceitar pedidos de amizade.",
  },
  "link-to-third-party-chat": {
    title: "Links para outros chats",
    about: "Abrir links para chats de outros serviços, como o Discord.",
  },
  "virtual-events": {
    title: "Eventos ao vivo",
    about: "Participar de shows, espetáculos e encontros on-line.",
  },
  "share-to-social-media": {
    title: "Compartilhar em redes sociais",
    about: "Publicar daqui em redes sociais.",
  },
  "personalized-recommendations": {
    title: "Recomendações personalizadas",
    about: "Ver conteúdo escolhido pelo que a criança fez antes.",
  },
  "targeted-ads": {
    title: "Publicidade direcionada",
    about: "Ver publicidade escolhida pelo que a criança faz.",
  },
  profiling: {
    title: "Perfilamento",
    about: "Ter o comportamento analisado para prever interesses.",
  },
  "push-notifications": {
    title: "Notificações",
    about: "Receber mensagens no dispositivo quando não está jogando.",
  },
  "direct-marketing": {
    title: "Mensagens publicitárias",
    about: "Receber publicidade por e-mail ou mensagem.",
  },
  forums: { title: "Fóruns", about: "Ler e escrever em fóruns públicos." },
  "in-game-purchases": { title: "Compras", about: "Comprar coisas com dinheiro de verdade." },
  "loot-boxes-paid-cosmetic-only": {
    title: "Caixas de recompensa: só aparência",
    about: "Pagar por itens sorteados que só mudam a aparência das coisas.",
  },
  "loot-boxes-paid-gameplay-impacting": {
    title: "Caixas de recompensa: vantagens",
    about: "Pagar por itens sorteados que ajudam no jogo.",
  },
  "loot-boxes-kompu-gacha": {
    title: "Caixas de recompensa: coleções",
    about: "Pagar por itens sorteados que precisam formar uma coleção completa.",
  },
  "send-gifts": { title: "Presentes", about: "Enviar a outras pessoas coisas que comprou." },
  "simulated-gambling": {
    title: "Apostas simuladas",
    about: "Jogar jogos de azar sem dinheiro de verdade.",
  },
  "virtual-property-ownership": {
    title: "Bens virtuais",
    about: "Ter e trocar bens virtuais.",
  },
  "camera-access": {
    title: "Câmera",
    about: "Deixar que o jogo ou aplicativo use a câmera.",
  },
  "share-game-clips-screenshots": {
    title: "Compartilhar clipes e capturas de tela",
    about: "Mostrar gravações do jogo a outras pessoas.",
  },
  "photo-video-sharing": {
    title: "Compartilhar fotos e vídeos",
    about: "Mostrar as próprias fotos e vídeos a outras pessoas.",
  },
  "real-time-location-sharing": {
    title: "Localização",
    about: "Mostrar a outras pessoas onde a criança está a cada momento.",
  },
  mods: { title: "Mods", about: "Usar conteúdo criado por outros jogadores." },
  "gameplay-streaming": {
    title: "Transmissão ao vivo",
    about: "Transmitir o jogo ao vivo para um público.",
  },
  "gameplay-recording": {
    title: "Gravação",
    about: "Gravar o jogo, inclusive a voz de outras pessoas.",
  },
  "link-to-third-party-streaming-app": {
    title: "Links para serviços de transmissão",
    about: "Conectar uma conta a um serviço de transmissão.",
  },
  "ai-chat": {
    title: "Chat com uma IA",
    about: "Trocar mensagens com um programa que responde como uma pessoa.",
  },
  "ai-media-generation": {
    title: "Imagens e sons feitos por uma IA",
    about: "Pedir a uma IA que crie imagens, vídeos ou sons.",
  },
  "ai-voice-mode": {
    title: "Falar com uma IA",
    about: "Falar com um programa que responde em voz alta.",
  },
  "ai-memory": {
    title: "Memória da IA",
    about: "Deixar que uma IA lembre o que a criança conta a ela.",
  },
  "ai-companion-chatbot": {
    title: "Companhia virtual com IA",
    about: "Ter como amigo um personagem de IA.",
  },
  "ai-media-upload": {
    title: "Envio de arquivos a uma IA",
    about: "Entregar a uma IA as próprias imagens, vídeos ou sons.",
  },
  "ai-model-training": {
    title: "Treinamento de IA",
    about: "Deixar que uma IA aprenda com o que a criança escreve e cria.",
  },
  "augmented-reality": {
    title: "Realidade aumentada",
    about: "Ver o jogo no ambiente real pela câmera.",
  },
  "mature-language": { title: "Linguagem forte", about: "Ouvir e ler linguagem forte." },
  "motion-data": {
    title: "Dados de movimento",
    about: "Deixar que sensores registrem como a criança se movimenta.",
  },
};
