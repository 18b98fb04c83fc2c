// The permissions of the catalogue and their groups.
import type { Texts } from "../types.js";

export const permissionGroups: Texts["permissionGroups"] = {
  social: "Mit anderen spielen und sprechen",
  content: "Kamera, Bilder und Teilen",
  ai: "Künstliche Intelligenz",
  commerce: "Ausgaben und Glücksspiel",
  marketing: "Nachrichten und Werbung",
  advanced: "Weiteres",
};

export const permissions: Texts["permissions"] = {
  multiplayer: { title: "Mehrspielermodus", about: "Online mit anderen Menschen spielen." },
  "leaderboard-and-rankings": {
    title: "Bestenlisten",
    about: "Mit Namen und Punktzahl in öffentlichen Ranglisten stehen.",
  },
  "join-groups": {
    title: "Gruppen",
    about: "Clubs, Gilden oder Teams anderer Spielender beitreten.",
  },
  "public-profile": {
    title: "Öffentliches Profil",
    about: "Ein Profil haben, das Fremde sehen können.",
  },
  "custom-avatar": {
    title: "Eigener Avatar",
    about: "Das Aussehen der eigenen Figur wählen.",
  },
  "custom-username": {
    title: "Eigener Benutzername",
    about: "Einen Namen wählen, den andere sehen können.",
  },
  "text-chat-private": {
    title: "Privater Textchat",
    about: "Mit jeweils einer Person Nachrichten schreiben.",
  },
  "text-chat-public": {
    title: "Öffentlicher Textchat",
    about: "Nachrichten schreiben, die alle lesen können, auch Fremde.",
  },
  "voice-chat": { title: "Sprachchat", about: "Mit anderen über das Mikrofon sprechen." },
  "video-chat": { title: "Videochat", about: "Mit anderen über die Kamera sprechen." },
  "online-status": {
    title: "Online-Status",
    about: "Andere sehen, wann das Kind online ist.",
  },
  "public-friend-list": {
    title: "Öffentliche Freundesliste",
    about: "Andere sehen, mit wem das Kind befreundet ist.",
  },
  "send-accept-friend-requests": {
    title: "Freundschaftsanfragen",
    about: "Freundschaftsanfragen senden und annehmen.",
  },
  "link-to-third-party-chat": {
    title: "Links zu anderen Chats",
    about: "Links zu Chats bei anderen Anbietern folgen, etwa Discord.",
  },
  "virtual-events": {
    title: "Live-Veranstaltungen",
    about: "An Konzerten, Shows und Treffen im Internet teilnehmen.",
  },
  "share-to-social-media": {
    title: "In sozialen Netzwerken teilen",
    about: "Von hier aus in sozialen Netzwerken veröffentlichen.",
  },
  "personalized-recommendations": {
    title: "Persönliche Empfehlungen",
    about: "Inhalte sehen, die sich nach dem bisherigen Verhalten des Kindes richten.",
  },
  "targeted-ads": {
    title: "Gezielte Werbung",
    about: "Werbung sehen, die sich nach dem Verhalten des Kindes richtet.",
  },
  profiling: {
    title: "Profilbildung",
    about: "Das Verhalten wird ausgewertet, um Interessen vorherzusagen.",
  },
  "push-notifications": {
    title: "Benachrichtigungen",
    about: "Mitteilungen auf das Gerät erhalten, auch wenn nicht gespielt wird.",
  },
  "direct-marketing": {
    title: "Werbenachrichten",
    about: "Werbung per E-Mail oder Nachricht erhalten.",
  },
  forums: { title: "Foren", about: "In öffentlichen Diskussionsforen lesen und schreiben." },
  "in-game-purchases": { title: "Käufe", about: "Mit echtem Geld einkaufen." },
  "loot-boxes-paid-cosmetic-only": {
    title: "Lootboxen: nur Aussehen",
    about: "Für zufällige Gegenstände bezahlen, die nur das Aussehen ändern.",
  },
  "loot-boxes-paid-gameplay-impacting": {
    title: "Lootboxen: Vorteile",
    about: "Für zufällige Gegenstände bezahlen, die im Spiel helfen.",
  },
  "loot-boxes-kompu-gacha": {
    title: "Lootboxen: ganze Sätze",
    about: "Für zufällige Gegenstände bezahlen, von denen ein ganzer Satz gesammelt werden muss.",
  },
  "send-gifts": { title: "Geschenke", about: "Gekaufte Dinge an andere senden." },
  "simulated-gambling": {
    title: "Simuliertes Glücksspiel",
    about: "Glücksspiele ohne echtes Geld spielen.",
  },
  "virtual-property-ownership": {
    title: "Virtuelles Eigentum",
    about: "Virtuelle Güter besitzen und damit handeln.",
  },
  "camera-access": { title: "Kamera", about: "Das Spiel oder die App darf die Kamera verwenden." },
  "share-game-clips-screenshots": {
    title: "Clips und Bildschirmfotos teilen",
    about: "Anderen Aufnahmen aus dem Spiel zeigen.",
  },
  "photo-video-sharing": {
    title: "Fotos und Videos teilen",
    about: "Anderen eigene Fotos und Videos zeigen.",
  },
  "real-time-location-sharing": {
    title: "Standort",
    about: "Anderen zeigen, wo das Kind gerade ist.",
  },
  mods: { title: "Mods", about: "Inhalte verwenden, die andere Spielende gemacht haben." },
  "gameplay-streaming": {
    title: "Livestreaming",
    about: "Das Spiel live vor Publikum übertragen.",
  },
  "gameplay-recording": {
    title: "Aufzeichnung",
    about: "Das Spiel aufzeichnen, auch die Stimmen anderer.",
  },
  "link-to-third-party-streaming-app": {
    title: "Verknüpfung mit Streaming-Apps",
    about: "Ein Konto mit einem Streamingdienst verbinden.",
  },
  "ai-chat": {
    title: "Chat mit einer KI",
    about: "Nachrichten mit einem Computer austauschen, der wie ein Mensch antwortet.",
  },
  "ai-media-generation": {
    title: "Bilder und Töne von einer KI",
    about: "Eine KI Bilder, Videos oder Töne erstellen lassen.",
  },
  "ai-voice-mode": {
    title: "Mit einer KI sprechen",
    about: "Mit einem Computer sprechen, der laut antwortet.",
  },
  "ai-memory": {
    title: "Gedächtnis der KI",
    about: "Eine KI merkt sich, was das Kind ihr erzählt.",
  },
  "ai-companion-chatbot": {
    title: "KI-Gefährte",
    about: "Eine KI-Figur zur Freundin oder zum Freund haben.",
  },
  "ai-media-upload": {
    title: "Hochladen zu einer KI",
    about: "Einer KI eigene Bilder, Videos oder Töne geben.",
  },
  "ai-model-training": {
    title: "Training einer KI",
    about: "Eine KI lernt aus dem, was das Kind schreibt und gestaltet.",
  },
  "augmented-reality": {
    title: "Erweiterte Realität",
    about: "Das Spiel durch die Kamera in der wirklichen Umgebung sehen.",
  },
  "mature-language": { title: "Derbe Sprache", about: "Derbe Sprache hören und lesen." },
  "motion-data": {
    title: "Bewegungsdaten",
    about: "Sensoren zeichnen auf, wie sich das Kind bewegt.",
  },
};
