// The permissions of the catalogue and their groups.
import type { Texts } from "../types.js";

export const permissionGroups: Texts["permissionGroups"] = {
  social: "Jouer et parler avec d’autres",
  content: "Caméra, images et partage",
  ai: "Intelligence artificielle",
  commerce: "Dépenses et jeux de hasard",
  marketing: "Messages et publicité",
  advanced: "Autres",
};

export const permissions: Texts["permissions"] = {
  multiplayer: { title: "Multijoueur", about: "Jouer en ligne avec d’autres personnes." },
  "leaderboard-and-rankings": {
    title: "Classements",
    about: "Apparaître dans des classements publics avec un nom et un score.",
  },
  "join-groups": {
    title: "Groupes",
    about: "Rejoindre des clubs, des guildes ou des équipes d’autres joueurs.",
  },
  "public-profile": {
    title: "Profil public",
    about: "Avoir un profil que des inconnus peuvent voir.",
  },
  "custom-avatar": {
    title: "Avatar personnalisé",
    about: "Choisir l’apparence de son personnage.",
  },
  "custom-username": {
    title: "Pseudo personnalisé",
    about: "Choisir un nom que les autres peuvent voir.",
  },
  "text-chat-private": {
    title: "Messages privés",
    about: "Échanger des messages écrits avec une seule personne.",
  },
  "text-chat-public": {
    title: "Messages publics",
    about: "Écrire des messages que tout le monde peut lire, même des inconnus.",
  },
  "voice-chat": {
    title: "Discussion vocale",
    about: "Parler avec d’autres joueurs par le micro.",
  },
  "video-chat": {
    title: "Discussion vidéo",
    about: "Parler avec d’autres joueurs par la caméra.",
  },
  "online-status": {
    title: "Statut en ligne",
    about: "Laisser les autres voir quand l’enfant est en ligne.",
  },
  "public-friend-list": {
    title: "Liste d’amis publique",
    about: "Laisser les autres voir qui sont les amis de l’enfant.",
  },
  "send-accept-friend-requests": {
    title: "Demandes d’amis",
    about: "Envoyer et accepter des demandes d’amis.",
  },
  "link-to-third-party-chat": {
    title: "Liens vers d’autres messageries",
    about: "Suivre des liens vers d’autres services de discussion, comme Discord.",
  },
  "virtual-events": {
    title: "Événements en direct",
    about: "Participer à des concerts, des spectacles et des rencontres en ligne.",
  },
  "share-to-social-media": {
    title: "Partage sur les réseaux sociaux",
    about: "Publier d’ici sur les réseaux sociaux.",
  },
  "personalized-recommendations": {
    title: "Recommandations personnalisées",
    about: "Voir des contenus choisis selon ce que l’enfant a fait auparavant.",
  },
  "targeted-ads": {
    title: "Publicité ciblée",
    about: "Voir des publicités choisies selon ce que fait l’enfant.",
  },
  profiling: {
    title: "Profilage",
    about: "Laisser analyser son comportement pour prédire ses centres d’intérêt.",
  },
  "push-notifications": {
    title: "Notifications",
    about: "Recevoir des messages sur son appareil en dehors du jeu.",
  },
  "direct-marketing": {
    title: "Messages publicitaires",
    about: "Recevoir de la publicité par courriel ou par message.",
  },
  forums: { title: "Forums", about: "Lire et écrire dans des forums publics." },
  "in-game-purchases": { title: "Achats", about: "Acheter avec de l’argent réel." },
  "loot-boxes-paid-cosmetic-only": {
    title: "Coffres surprise\u202f: apparence seulement",
    about: "Payer pour des objets tirés au hasard qui ne changent que l’apparence.",
  },
  "loot-boxes-paid-gameplay-impacting": {
    title: "Coffres surprise\u202f: avantages",
    about: "Payer pour des objets tirés au hasard qui aident dans le jeu.",
  },
  "loot-boxes-kompu-gacha": {
    title: "Coffres surprise\u202f: collections",
    about: "Payer pour des objets tirés au hasard qu’il faut réunir en une collection complète.",
  },
  "send-gifts": { title: "Cadeaux", about: "Envoyer à d’autres ce qui a été acheté." },
  "simulated-gambling": {
    title: "Jeux de hasard simulés",
    about: "Jouer à des jeux de hasard sans argent réel.",
  },
  "virtual-property-ownership": {
    title: "Biens virtuels",
    about: "Posséder et échanger des biens virtuels.",
  },
  "camera-access": {
    title: "Caméra",
    about: "Laisser le jeu ou l’application utiliser la caméra.",
  },
  "share-game-clips-screenshots": {
    title: "Partage de captures du jeu",
    about: "Montrer à d’autres des images et des vidéos du jeu.",
  },
  "photo-video-sharing": {
    title: "Partage de photos et de vidéos",
    about: "Montrer à d’autres ses propres photos et vidéos.",
  },
  "real-time-location-sharing": {
    title: "Localisation",
    about: "Montrer à d’autres où se trouve l’enfant à tout moment.",
  },
  mods: {
    title: "Mods",
    about: "Utiliser des contenus créés par d’autres joueurs.",
  },
  "gameplay-streaming": {
    title: "Diffusion en direct",
    about: "Diffuser sa partie en direct devant un public.",
  },
  "gameplay-recording": {
    title: "Enregistrement",
    about: "Enregistrer sa partie, y compris la voix d’autres personnes.",
  },
  "link-to-third-party-streaming-app": {
    title: "Liens vers des services de diffusion",
    about: "Relier un compte à un service de diffusion.",
  },
  "ai-chat": {
    title: "Discussion avec une IA",
    about: "Échanger des messages avec un programme qui répond comme une personne.",
  },
  "ai-media-generation": {
    title: "Images et sons créés par une IA",
    about: "Faire créer des images, des vidéos ou des sons par une IA.",
  },
  "ai-voice-mode": {
    title: "Parler avec une IA",
    about: "Parler à un programme qui répond à voix haute.",
  },
  "ai-memory": {
    title: "Mémoire de l’IA",
    about: "Laisser une IA retenir ce que l’enfant lui dit.",
  },
  "ai-companion-chatbot": {
    title: "Compagnon virtuel (IA)",
    about: "Avoir pour ami un personnage animé par une IA.",
  },
  "ai-media-upload": {
    title: "Envoi de fichiers à une IA",
    about: "Donner à une IA ses propres images, vidéos ou sons.",
  },
  "ai-model-training": {
    title: "Entraînement d’une IA",
    about: "Laisser une IA apprendre de ce que l’enfant écrit et crée.",
  },
  "augmented-reality": {
    title: "Réalité augmentée",
    about: "Voir le jeu dans son environnement réel grâce à la caméra.",
  },
  "mature-language": {
    title: "Langage grossier",
    about: "Entendre et lire un langage grossier.",
  },
  "motion-data": {
    title: "Données de mouvement",
    about: "Laisser des capteurs enregistrer les mouvements de l’enfant.",
  },
};
